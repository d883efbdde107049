// The page: starts the box, passes on hands and time, keeps its flash, and shows, sounds and says what it does.

import { wireAside } from './aside.mjs';
import { keepAwake } from './awake.mjs';
import { Box, HEIGHT, LANGS, SECTOR, SECTORS, WIDTH, isOf, program, words } from './box.mjs';
import { listen } from './buttons.mjs';
import { fit } from './fit.mjs';
import { draw } from './panel.mjs';
import { Saves, claim } from './saves.mjs';
import { play, wake } from './sound.mjs';
import { label, say, speak } from './words.mjs';

/** How long a start must last to count as one that went well, in ms. */
const WELL = 5000;
/** The longest that a timer is set for, in ms. */
const LONGEST = 2 ** 30;

const at = (id) => document.getElementById(id);
const canvas = at('panel');
const caps = [...document.querySelectorAll('.cap')];
const failures = {
  get count() {
    return Number(sessionStorage.getItem('failed') ?? 0);
  },
  set count(count) {
    sessionStorage.setItem('failed', count);
  },
};

let box;
let saves;
let timer;
/** The program on its way, and how it and the words are fetched. */
let module;
let how;
/** The words of the languages that were asked for, and those that came, for this box and the next. */
const asked = new Map();
const learnt = new Map();
/** The language whose words the box has. */
let speaks;
let shown = { picture: undefined, light: -1, scale: 1, text: '' };
/** Told when something was kept, or another language chosen. */
const watchers = new Set();

/** Gives the language of the browser, if the box speaks it. */
function browserLang() {
  const codes = (navigator.languages ?? [navigator.language]).map((code) => code.slice(0, 2).toLowerCase());
  const found = codes.map((code) => LANGS.indexOf(code)).find((number) => number >= 0);
  return found ?? -1;
}

/** Gives the program. */
function loaded() {
  module ??= program(how).catch((error) => {
    module = undefined;
    throw error;
  });
  return module;
}

/** Loads the words of a language, and lets the box say them that waits for them. */
async function hear(lang) {
  const [heard, module] = await Promise.all([words(LANGS[lang], how), loaded()]);
  if (!isOf(heard, module)) throw new Error(`words-${LANGS[lang]}.bin: of another version`);
  learnt.set(lang, heard);
  act((box) => box.lang === lang && box.learn(heard));
  return heard;
}

/** Asks for the words of a language, and gives them if they can be had. */
function ask(lang) {
  const failed = (error) => {
    // Asked for again when it is chosen again.
    asked.delete(lang);
    console.info(error);
  };
  if (!asked.has(lang)) asked.set(lang, hear(lang).catch(failed));
  return asked.get(lang);
}

const now = () => performance.now();
/** The clock of the box is that of the page. Of a night that the computer slept through it learns by the date. */
const catchUp = (box) => {
  box.setDate(new Date(), now());
  box.tick(now());
};
/** Tells whoever measures how long something took; nothing is piled up. */
const measure = (what, start) => {
  performance.measure(what, { start });
  performance.clearMeasures(what);
};
const blank = () => new Uint8Array(SECTORS * SECTOR).fill(0xff);

/** Lets the box do something, keeps what changed, and then shows it. */
function act(what) {
  if (!box) return;
  try {
    const began = now();
    what(box);
    keep(began);
    if (show()) measure('drawn', began);
  } catch (error) {
    fail(error);
  }
}

function keep(began) {
  const changed = box.takeChanged();
  if (changed.length > 0 && saves) {
    // What was not kept is tried again with the next change of its sector; until then the page says so.
    const kept = () => measure('kept', began);
    saves.write(changed.map((i) => [i, box.sector(i)])).then(kept, () => cover('unkept', 'anyway', uncover));
  }
  if (changed.length > 0) watchers.forEach((tell) => tell());
}

/** Shows, sounds and says what the box does; tells whether there was another picture. */
function show() {
  const { light, lang } = box;
  if (lang !== speaks) {
    speaks = lang;
    // Until they are here it goes on in the words that it has.
    if (learnt.has(lang)) box.learn(learnt.get(lang));
    else ask(lang);
  }
  const picture = box.picture();
  const differs = shown.light !== light || picture.some((byte, i) => byte !== shown.picture?.[i]);
  if (differs) {
    draw(canvas, picture, light, shown.scale);
    shown = { ...shown, picture, light };
    read();
  }
  if (document.documentElement.lang !== LANGS[lang]) languageIs(lang);
  const tones = [];
  for (let tone; (tone = box.takeTone()); ) tones.push(tone);
  play(tones);
  keepAwake(box.isPlaying && light >= 0);
  if (box.takeUpdate()) navigator.serviceWorker?.getRegistration().then((found) => found?.update());
  clearTimeout(timer);
  const wait = box.nextWake() - now();
  // A timer may come a little early.
  if (wait < LONGEST) timer = setTimeout(() => act((box) => box.tick(now())), Math.max(1, Math.ceil(wait)));
  return differs;
}

/** Says in words what the picture shows: all of it where it can be looked for, and what is new as news. */
function read() {
  const rows = shown.light < 0 ? [] : box.rows();
  const text = rows.map(({ text }) => text).join('\n');
  const whole = at('reading');
  whole.replaceChildren(
    ...rows.map(({ text, chosen }) => {
      const line = document.createElement('p');
      line.textContent = chosen ? `${text} (${say('chosen')})` : text;
      return line;
    }),
  );
  const chosen = rows.find(({ chosen }) => chosen)?.text;
  const before = new Set(shown.text.split('\n'));
  const news = rows.filter(({ text }) => !before.has(text)).map(({ text }) => text);
  const told = shown.light < 0 ? [say('dark')] : chosen && !news.includes(chosen) ? [...news, chosen] : news;
  at('news').textContent = told.join('. ');
  canvas.setAttribute('aria-label', `${say('screen')}: ${rows.map(({ text }) => text).join(', ') || say('dark')}`);
  shown.text = text;
}

function languageIs(lang) {
  document.documentElement.lang = LANGS[lang];
  speak(lang);
  label();
  at('table').setAttribute('aria-label', say('the-box'));
  at('caps').setAttribute('aria-label', say('buttons'));
  at('reading').setAttribute('aria-label', say('screen'));
  at('lang').value = String(lang);
  shown.text = '';
  if (box) read();
  watchers.forEach((tell) => tell());
}

/** Covers the box with a sentence and a button. */
function cover(why, offer, then) {
  at('why').textContent = say(why);
  at('again').textContent = say(offer);
  at('again').onclick = then;
  at('over').hidden = false;
}

function uncover() {
  at('over').hidden = true;
}

/** A fault in the program: it starts again with what is kept, as the box does, unless that does not help. */
function fail(error) {
  console.error(error);
  box = undefined;
  clearTimeout(timer);
  failures.count += 1;
  if (failures.count < 8) start();
  else cover('broken', 'retry', () => ((failures.count = 0), uncover(), start()));
}

/** Switches a box on that has words from its first moment on: those of its language, or of another one; without any, none. */
async function switchOn(flash) {
  const on = async (heard) => Box.start(await loaded(), flash, browserLang(), failures.count, heard);
  const likely = Math.max(0, browserLang());
  const heard = await ask(likely);
  const started = await on(heard);
  if (heard && started.lang === likely) return started;
  // In its settings another one was chosen, or that of the browser cannot be had.
  for (const lang of [started.lang, ...LANGS.keys()]) {
    const heard = await ask(lang);
    if (heard) return on(heard);
  }
  return undefined;
}

async function start(flash) {
  try {
    await saves?.settled();
    const started = await switchOn(flash ?? (saves ? await saves.read() : blank()));
    if (!started) {
      cover('wordless', 'retry', again);
      return;
    }
    speaks = undefined;
    box = started;
    setTimeout(() => (failures.count = 0), WELL);
    act(catchUp);
    performance.mark('on');
    // The others, for whoever chooses another one.
    LANGS.forEach((_, lang) => ask(lang));
  } catch (error) {
    fail(error);
  }
}

/** Starts once more, with nothing that the browser may have of another version. */
function again() {
  how = { cache: 'reload' };
  module = undefined;
  asked.clear();
  learnt.clear();
  uncover();
  start();
}

/** This tab does not write any more: another one does. */
async function lost() {
  box = undefined;
  clearTimeout(timer);
  keepAwake(false);
  await saves?.settled();
  cover('elsewhere', 'here', () => begin(true));
}

async function begin(take) {
  // Whoever reads this page reads that box.
  ask(Math.max(0, browserLang()));
  const [mine] = await Promise.all([claim(take, lost), loaded()]);
  if (!mine) {
    cover('elsewhere', 'here', () => begin(true));
    return;
  }
  try {
    saves = await Saves.open();
  } catch {
    saves = undefined;
    cover('unkept', 'anyway', uncover);
  }
  if (saves) uncover();
  await start();
  if (document.readyState === 'complete') offline();
  else addEventListener('load', offline, { once: true });
}

function resize() {
  shown.scale = fit(at('table'), canvas);
  draw(canvas, shown.picture ?? new Uint8Array((WIDTH * HEIGHT) / 8), shown.light, shown.scale);
}

/** Keeps the page for when there is no network, and offers what is newer without forcing it. */
async function offline() {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('worker.js').catch(() => undefined);
  if (!registration) return;
  const offer = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    at('offer').hidden = false;
    at('renew').onclick = () => registration.waiting?.postMessage('renew');
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  let hasOne = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first one only takes over what is here already.
    if (hasOne) location.reload();
    hasOne = true;
  });
}

/** What lies beside the box asks for its flash, and gives it one. */
const host = {
  flash: () => box?.flash.slice() ?? blank(),
  lang: () => LANGS[box?.lang ?? 0],
  watch: (tell) => watchers.add(tell),
  /** Puts another flash into the box, kept as a whole before it is switched on. */
  async insert(flash) {
    const before = host.flash();
    const sectors = [];
    for (let i = 0; i < SECTORS; i++) {
      const sector = flash.slice(i * SECTOR, (i + 1) * SECTOR);
      if (sector.some((byte, at) => byte !== before[i * SECTOR + at])) sectors.push([i, sector]);
    }
    box = undefined;
    clearTimeout(timer);
    await saves?.write(sectors);
    await start(flash);
  },
};

let papers;
async function openBeside() {
  if (papers) return;
  let shelf;
  let cable;
  try {
    papers = Promise.all([import('./beside.mjs'), import('../serial/panel.mjs')]);
    const [beside, serial] = await papers;
    shelf = await beside.open(at('papers'), host);
    cable = serial;
  } catch (error) {
    // Looked for again the next time.
    papers = undefined;
    console.error(error);
    at('papers').textContent = say('unreached');
    return;
  }
  const panel = cable.mount(at('cable'), { lang: host.lang(), load: (record, name) => shelf.take(record, name), current: () => shelf.record?.record });
  host.watch(() => panel.speak(host.lang()));
}

speak(Math.max(0, browserLang()));
languageIs(Math.max(0, browserLang()));
resize();
new ResizeObserver(resize).observe(at('table'));
// Moved to a screen with other pixels.
addEventListener('resize', resize);
listen(caps, (button, down) => {
  wake();
  act((box) => box.edge(button, down, now()));
});
at('lang').addEventListener('change', ({ target }) => act((box) => (box.lang = Number(target.value))));
document.addEventListener('visibilitychange', () => document.hidden || act(catchUp));
wireAside(openBeside);
begin(false).catch((error) => {
  console.error(error);
  cover('broken', 'retry', () => location.reload());
});
