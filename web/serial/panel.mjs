// The panel "A box on the cable": what a page can do with a real box, by Web Serial.

import { localeOf } from '../page/locale.mjs';
import { Cable, IDS } from './cable.mjs';
import { GAMES, WORDS } from './words.mjs';

/** The most names that a box keeps. */
const NAMES = 16;

/**
 * Mounts the panel into an element.
 *
 * `load`, if there is one, is given the record of a game that is to be shown, and its name; `current` gives the record of the
 * page's own game, to be put onto the box. A page that has a box of its own says so with `intro`, and gives its port with
 * `choose`. What is returned changes the language: `speak(lang)`.
 */
export function mount(element, { lang = 'en', load = null, current = null, intro = null, choose = null, ...options }) {
  const panel = new Panel(element, { lang, load, current, intro, choose, options });
  panel.render();
  return { speak: (lang) => panel.speak(lang) };
}

/** Makes an element: properties as they are, `aria-` and `data-` names as attributes. */
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-') || name === 'for' || name === 'role') element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

class Panel {
  constructor(element, { lang, load, current, intro, choose, options }) {
    Object.assign(this, { element, load, current, intro, choose, options });
    this.lang = lang in WORDS ? lang : 'en';
    this.cable = null;
    this.busy = false;
    this.games = [];
    this.names = [];
    this.date = null;
    /** What is said now: gives it in the words of a language. */
    this.message = () => '';
  }

  get words() {
    return WORDS[this.lang];
  }

  speak(lang) {
    if (lang === this.lang || !(lang in WORDS)) return;
    this.lang = lang;
    this.render();
  }

  title({ game }) {
    return GAMES[game]?.[this.lang] ?? game;
  }

  say(message) {
    this.message = message;
    this.status.textContent = message(this.words);
  }

  /** Does one thing at a time, and says what came of it. */
  async act(doing) {
    if (this.busy) return;
    this.busy = true;
    this.element.setAttribute('aria-busy', 'true');
    try {
      await doing();
    } catch (error) {
      this.tell(error);
    } finally {
      this.busy = false;
      this.element.removeAttribute('aria-busy');
    }
  }

  tell(error) {
    const { kind, words: said } = error;
    if (kind === undefined) throw error;
    this.say((words) => (kind === 'refused' ? words.refused(said) : words[kind]));
  }

  async connect() {
    const port = await (this.choose ?? choosePort)();
    if (!port) return this.say((words) => words.none);
    this.say((words) => words.connecting);
    const cable = await Cable.open(port, this.options);
    this.cable = cable;
    cable.ended.then((why) => {
      if (this.cable !== cable) return;
      this.cable = null;
      this.render();
      this.tell(why);
    });
    await this.refresh();
    this.say((words) => words.connected(cable.version));
  }

  /** Asks for everything that is shown. */
  async refresh() {
    this.games = await this.cable.games();
    this.names = await this.cable.names();
    this.date = await this.cable.date();
    this.render();
  }

  async save(game) {
    const text = await this.cable.game(game.number);
    const name = `gnomon-${game.number}-${game.game}.txt`;
    const link = make('a', { href: URL.createObjectURL(new Blob([text], { type: 'text/plain' })), download: name });
    link.click();
    URL.revokeObjectURL(link.href);
    this.say((words) => words.saved(name));
  }

  async show(game) {
    await this.load(await this.cable.game(game.number), `${this.title(game)} ${game.number}`);
    this.say((words) => words.shown);
  }

  async put(record) {
    if (!record) return this.say((words) => words.nothing);
    this.say((words) => words.asking);
    await this.cable.put(record);
    await this.refresh();
    this.say((words) => words.done);
  }

  async setDate() {
    const now = new Date();
    await this.cable.setDate(new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16));
    this.date = await this.cable.date();
    this.render();
    this.say((words) => words.dateSet);
  }

  async saveNames(fields) {
    const names = fields.map((field) => field.value.trim());
    // The last field is for one more name, and may stay empty.
    if (names.length > this.names.length && names.at(-1) === '') names.pop();
    const bad = names.find((name) => !isName(name));
    if (bad !== undefined) return this.say((words) => words.badName(bad));
    const twice = names.find((name, i) => names.indexOf(name) !== i);
    if (twice !== undefined) return this.say((words) => words.twice(twice));
    for (const [i, name] of names.entries()) if (name !== this.names[i]) await this.cable.name(i + 1, name);
    this.names = await this.cable.names();
    this.render();
    this.say((words) => words.namesSaved);
  }

  /** Draws everything anew; what had the focus has it again. */
  render() {
    const { words } = this;
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const title = make('h2', { id: 'cable-title' }, words.title);
    this.status = make('p', { className: 'cable-status', role: 'status' }, this.message(words));
    const parts = [title];
    if (!this.choose && !('serial' in navigator)) parts.push(make('p', {}, words.missing));
    else if (!this.cable) parts.push(make('p', {}, this.intro?.() ?? words.intro), make('p', {}, this.button('connect', words.connect, () => this.connect())));
    else {
      const disconnect = make('button', { type: 'button', 'data-key': 'connect', onclick: () => this.cable?.close() }, words.disconnect);
      parts.push(make('p', {}, disconnect));
    }
    parts.push(this.status);
    if (this.cable) parts.push(...this.gamesPart(), ...this.putPart(), ...this.datePart(), ...this.namesPart());
    this.element.classList.add('cable');
    this.element.setAttribute('aria-labelledby', title.id);
    this.element.lang = this.lang;
    this.element.replaceChildren(...parts);
    if (focused) this.element.querySelector(`[data-key="${focused}"]`)?.focus();
  }

  button(key, label, doing, more = {}) {
    return make('button', { type: 'button', 'data-key': key, onclick: () => this.act(doing), ...more }, label);
  }

  gamesPart() {
    const { words } = this;
    const again = this.button('again', words.again, () => this.refresh());
    const head = make('h3', { id: 'cable-games' }, words.games);
    if (this.games.length === 0) return [head, make('p', {}, words.noGames), make('p', {}, again)];
    const titles = ['game', 'people', 'when'].map((key) => make('th', { scope: 'col' }, words[key]));
    // The newest first: that is the one that is looked for.
    const rows = [...this.games].reverse().map((game) => this.gameRow(game));
    const table = make(
      'table',
      { 'aria-labelledby': head.id },
      make('thead', {}, make('tr', {}, ...titles, make('td'))),
      make('tbody', {}, ...rows),
    );
    return [head, make('div', { className: 'cable-wide', tabIndex: 0, role: 'region', 'aria-labelledby': head.id }, table), make('p', {}, again)];
  }

  gameRow(game) {
    const { words } = this;
    const title = this.title(game);
    const state = words.states[game.state] ?? game.state;
    const about = [words.depths[game.depth] ?? game.depth, state].filter(Boolean).join(', ');
    const people = game.players.map(({ name, points, won }) => {
      const result = points === null ? '' : `: ${words.points(points)}${won ? `, ${words.won}` : ''}`;
      return make('li', won ? { className: 'cable-won' } : {}, `${name}${result}`);
    });
    const named = { 'aria-label': words.showOf(`${title} ${game.number}`) };
    const saved = { 'aria-label': words.saveOf(`${title} ${game.number}`) };
    return make(
      'tr',
      {},
      make('th', { scope: 'row' }, title, make('small', {}, about)),
      make('td', {}, make('ul', {}, ...people)),
      make('td', {}, game.date ? this.moment(game.date) : ''),
      make(
        'td',
        { className: 'cable-acts' },
        this.load && this.button(`show-${game.number}`, words.show, () => this.show(game), named),
        this.button(`save-${game.number}`, words.save, () => this.save(game), saved),
      ),
    );
  }

  putPart() {
    const { words } = this;
    const file = make('input', { type: 'file', accept: '.txt,.replay,text/plain', hidden: true });
    file.onchange = () => {
      const [chosen] = file.files;
      if (chosen) this.act(async () => this.put(await chosen.text()));
      file.value = '';
    };
    const choose = make('button', { type: 'button', 'data-key': 'choose', onclick: () => file.click() }, words.choose);
    const here = this.current && this.button('here', words.here, async () => this.put(await this.current()));
    return [make('h3', {}, words.put), make('p', {}, choose, file, here)];
  }

  datePart() {
    const { words } = this;
    const date = make('p', {}, this.date ? this.moment(this.date) : words.noDate);
    return [make('h3', {}, words.date), date, make('p', {}, this.button('date', words.setDate, () => this.setDate()))];
  }

  namesPart() {
    const { words } = this;
    const head = make('h3', { id: 'cable-names' }, words.names);
    const count = Math.min(this.names.length + 1, NAMES);
    const fields = Array.from({ length: count }, (_, i) =>
      make('input', { value: this.names[i] ?? '', maxLength: 8, autocomplete: 'off', 'data-key': `name-${i}`, 'aria-label': words.nameOf(i + 1) }),
    );
    const form = make('form', { 'aria-labelledby': head.id }, ...fields, make('button', { 'data-key': 'names' }, words.saveNames));
    form.onsubmit = (event) => {
      event.preventDefault();
      this.act(() => this.saveNames(fields));
    };
    return [head, form];
  }

  /** Words a date as the reader's language does; what is none stays as it is. */
  moment(text) {
    const date = new Date(text);
    if (Number.isNaN(date.getTime())) return text;
    return new Intl.DateTimeFormat(localeOf(this.lang), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
  }
}

/** Gives the box that this page was allowed before, or lets the reader choose one; null if they choose none. */
async function choosePort() {
  const isBox = ({ usbVendorId, usbProductId }) => usbVendorId === IDS.usbVendorId && usbProductId === IDS.usbProductId;
  const known = (await navigator.serial.getPorts()).filter((port) => isBox(port.getInfo()) && port.connected !== false);
  if (known.length === 1) return known[0];
  return navigator.serial.requestPort({ filters: [IDS] }).catch(() => null);
}

/** Tells what a box takes for a name: up to 8 letters that its screen has. */
function isName(word) {
  return /^\p{L}[\p{L}0-9_-]{0,7}$/u.test(word) && [...word].every((letter) => letter <= 'ÿ');
}
