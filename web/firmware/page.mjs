// The page around the real firmware: what it shows, and what it says about it.

import { wireAside } from '../page/aside.mjs';
import { HEIGHT, LANGS, WIDTH } from '../page/box.mjs';
import { listen } from '../page/buttons.mjs';
import { fit } from '../page/fit.mjs';
import { draw } from '../page/panel.mjs';
import { say as sayAnywhere, speak } from '../page/words.mjs';
import { mount } from '../serial/panel.mjs';
import { Port } from './port.mjs';
import { Tones } from './tones.mjs';
import { COUNTS, WORDS } from './words.mjs';

const BUTTONS = ['UP', 'DOWN', 'OK', 'BACK', 'NEXT'];
/** What ends a state in which the box stands still: a word for the button, and what the worker is asked for. */
const WAYS_ON = { elsewhere: ['here', 'take'], drive: ['pull', 'pull'], fault: ['pull', 'pull'] };
/** Less than this is a tab that came up slowly, in ms. */
const MISSED = 1000;
const KEPT = 'language';

const at = (id) => document.getElementById(id);
const canvas = at('panel');
const worker = new Worker('firmware/worker.js');
const ask = (kind, what = {}) => worker.postMessage({ kind, ...what });

/** What may change. `halted` and `said` are words: why the box stands still, and what there is to know while it runs. */
const state = { lang: browserLang(), halted: 'loading', said: '', figures: null, uf2: null, scale: 1 };
let seen = { picture: new Uint8Array((WIDTH * HEIGHT) / 8), light: -1 };

/** Gives the language chosen before, or that of the browser, by its number. */
function browserLang() {
  const codes = [keptLang(), ...navigator.languages].map((code) => code?.slice(0, 2).toLowerCase());
  return Math.max(0, codes.map((code) => LANGS.indexOf(code)).find((number) => number >= 0) ?? 0);
}

function keptLang() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // a browser that keeps nothing
  }
}

const say = (word) => (word in WORDS ? WORDS[word][state.lang] : sayAnywhere(word));
const count = (number, options) => number.toLocaleString(LANGS[state.lang], options);
const tell = (word, number) => COUNTS[word][state.lang](number);

const port = new Port((open) => ask('port', { open }), (bytes) => ask('say', { bytes }));
const cable = mount(at('cable'), { lang: LANGS[state.lang], intro: () => say('cable'), choose: async () => port });

/** Says everything in the language chosen. */
function label() {
  speak(state.lang);
  document.documentElement.lang = LANGS[state.lang];
  document.title = say('title');
  for (const element of document.querySelectorAll('[data-word]')) element.textContent = say(element.dataset.word);
  for (const element of document.querySelectorAll('[data-label]')) element.setAttribute('aria-label', say(element.dataset.label));
  canvas.setAttribute('aria-label', say('display'));
  at('table').setAttribute('aria-label', say('the-box'));
  at('caps').setAttribute('aria-label', say('buttons'));
  at('lang').value = String(state.lang);
  at('program').textContent = tell('bytes', count(Number(at('program').dataset.bytes)));
  if (state.uf2) at('download').textContent = tell('download', count(Math.ceil(state.uf2.length / 1000)));
  cable.speak(LANGS[state.lang]);
  labelState();
  labelFigures();
}

function labelState() {
  const [offer, request] = WAYS_ON[state.halted] ?? [];
  at('over').hidden = !state.halted;
  at('why').textContent = state.halted ? say(state.halted) : '';
  at('again').hidden = !offer;
  at('again').textContent = offer ? say(offer) : '';
  at('again').onclick = () => goOn(request);
  at('state').textContent = state.said ? say(state.said) : '';
}

function labelFigures() {
  const { passed, worked, missed } = state.figures ?? { passed: 0, missed: 0 };
  // Just switched on.
  if (passed + missed === 0) return;
  at('work').textContent = tell('share', count((100 * worked) / (passed + missed), { maximumSignificantDigits: 2 }));
  at('missed').hidden = missed < MISSED;
  at('missed').textContent = tell('missed', count(Math.round(missed / 1000)));
}

/** Says why the box stands still, or with nothing that it runs. */
function halt(why) {
  state.halted = why;
  labelState();
}

function goOn(request) {
  halt('');
  ask(request);
}

function show() {
  draw(canvas, seen.picture, seen.light, state.scale);
}

const tones = new Tones();
/** What the worker tells. */
const hear = {
  ready({ uf2 }) {
    state.uf2 = uf2;
    at('download').href = URL.createObjectURL(new Blob([uf2], { type: 'application/octet-stream' }));
    at('download').hidden = false;
    halt('');
    label();
  },
  picture(picture) {
    seen = picture;
    show();
  },
  tone: (tone) => tones.play(tone),
  figures(figures) {
    state.figures = figures;
    labelFigures();
  },
  found: () => port.found(),
  heard: ({ bytes }) => port.heard(bytes),
  gone: () => port.gone(),
  unkept({ text }) {
    console.info(text);
    state.said = 'unkept';
    labelState();
  },
  halt({ why, text }) {
    if (text) console.info(text);
    halt(why);
  },
};
worker.onmessage = ({ data }) => hear[data.kind](data);
worker.onerror = () => halt('missing');

listen([...document.querySelectorAll('.cap')], (button, down) =>
  ask('edge', { button: BUTTONS[button], down, at: performance.timeOrigin + performance.now() }),
);
at('pull').onclick = () => state.uf2 && state.halted !== 'elsewhere' && goOn('pull');
at('forget').onclick = () => at('sure').showModal();
at('sure').onclose = ({ target }) => {
  if (target.returnValue === 'erase') goOn('forget');
  target.returnValue = '';
};
at('lang').onchange = ({ target }) => {
  state.lang = Number(target.value);
  try {
    localStorage.setItem(KEPT, LANGS[state.lang]);
  } catch {
    // Then the next visit asks again.
  }
  label();
};

function resize() {
  state.scale = fit(at('table'), canvas);
  show();
}
new ResizeObserver(resize).observe(at('table'));
// Moved to a screen with other pixels.
addEventListener('resize', resize);
wireAside();
label();
