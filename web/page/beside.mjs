// What lies beside the box: the games as records, a replay, results, and who played.

import { SECTOR, SECTORS, WIDTH } from './box.mjs';
import { Desk } from './desk.mjs';
import { localeOf } from './locale.mjs';
import { draw } from './panel.mjs';
import { say } from './words.mjs';

/** How long nothing must have changed before the list is made anew, in ms. */
const CALM = 400;
const FULL = 255;
/** Of the screen of a replay: what is around it, and how wide it gets, in pixels of the page. */
const MARGIN = 24;
const WIDEST = 640;

/** Makes an element: its kind, its properties, what is in it. */
function make(kind, properties = {}, ...inside) {
  const element = document.createElement(kind);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...inside);
  return element;
}

/** Saves a text as a file. */
function download(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  make('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** When a game ended, by the clock of the box that noted it; now, where none did. */
const endOf = ({ date }) => (date ? new Date(date) : new Date()).getTime();

const today = () => new Date().toISOString().slice(0, 10);

class Beside {
  constructor(root, host, desk) {
    Object.assign(this, { root, host, desk });
    this.games = [];
    /** Games that were opened from elsewhere: { name, record }. */
    this.opened = [];
    this.chosen = undefined;
    this.tab = 'results';
    this.step = undefined;
    this.build();
    let calm;
    host.watch(() => {
      clearTimeout(calm);
      calm = setTimeout(() => this.refresh(), CALM);
    });
    this.refresh();
  }

  build() {
    this.select = make('select', { id: 'which' });
    this.select.addEventListener('change', () => this.choose(this.select.value));
    this.note = make('p', { className: 'note', role: 'status' });
    this.file = make('input', { type: 'file', accept: '.txt,.replay,text/plain', hidden: true });
    this.file.addEventListener('change', async () => {
      const [file] = this.file.files;
      if (file) this.take(await file.text(), file.name);
      this.file.value = '';
    });
    const button = (act) => {
      const made = make('button', { type: 'button' });
      made.addEventListener('click', act);
      return made;
    };
    this.buttons = {
      save: button(() => download(`gnomon-${this.record.word}-${today()}.txt`, this.record.record, 'text/plain')),
      copy: button(() => this.copy()),
      load: button(() => this.file.click()),
      paste: button(() => this.askForText()),
      lay: button(() => this.lay()),
    };
    this.label = make('label', { htmlFor: 'which' });
    this.text = make('textarea', { rows: 6, spellcheck: false });
    this.takeText = button(() => this.take(this.text.value, say('paste')));
    this.pasted = make('div', { className: 'pasted', hidden: true }, this.text, this.takeText);
    const { save, copy, load, paste, lay } = this.buttons;
    this.actions = make('div', { className: 'actions' }, save, copy, load, paste, lay);
    this.tabs = make('div', { className: 'tabs', role: 'tablist' });
    this.body = make('div', { className: 'body', id: 'paper', role: 'tabpanel', tabIndex: 0 });
    for (const name of ['results', 'replay', 'people']) {
      const tab = make('button', { type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': 'paper' });
      tab.addEventListener('click', () => this.turnTo(name));
      tab.dataset.tab = name;
      this.tabs.append(tab);
    }
    this.tabs.addEventListener('keydown', (event) => this.moveTab(event));
    this.root.replaceChildren(make('div', { className: 'which' }, this.label, this.select), this.actions, this.file, this.pasted, this.note, this.tabs, this.body);
  }

  get record() {
    return this.chosen;
  }

  get lang() {
    return this.host.lang();
  }

  refresh() {
    this.games = this.desk.games(this.host.flash(), this.lang);
    this.label.textContent = say('game');
    for (const [name, button] of Object.entries(this.buttons)) button.textContent = say(name);
    this.takeText.textContent = say('take');
    this.text.setAttribute('aria-label', say('paste-here'));
    for (const tab of this.tabs.children) tab.textContent = say(tab.dataset.tab);
    const key = this.chosen?.key;
    const all = [
      ...this.games.map((game) => ({ ...game, key: `box-${game.number}` })),
      ...this.opened.map((game, i) => ({ ...game, key: `file-${i}` })),
    ];
    this.all = all;
    this.select.replaceChildren(...all.map((game) => make('option', { value: game.key }, this.nameOf(game))));
    this.select.disabled = all.length === 0;
    const same = all.find((game) => game.key === key && !this.follows) ?? all[0];
    this.choose(same?.key);
  }

  nameOf(game) {
    if (game.error) return `${say('unreadable')} (${game.number})`;
    const where = game.table ? `${say('on-table')}: ` : '';
    const day = game.date && new Date(game.date).toLocaleDateString(localeOf(this.lang), { dateStyle: 'medium' });
    return [`${where}${game.game}, ${game.names.join(', ')}`, day, game.name].filter(Boolean).join(' · ');
  }

  choose(key) {
    const before = this.chosen;
    this.chosen = this.all.find((game) => game.key === key);
    // Whoever looks at the game on the table goes on looking at that.
    this.follows = Boolean(this.chosen?.table);
    if (before?.record !== this.chosen?.record) this.step = undefined;
    if (key) this.select.value = key;
    const isRecord = Boolean(this.chosen?.record);
    for (const name of ['save', 'copy']) this.buttons[name].disabled = !isRecord;
    this.buttons.lay.hidden = !isRecord || this.chosen.table === true;
    this.show();
  }

  tell(text, isWrong = false) {
    this.note.textContent = text;
    this.note.classList.toggle('wrong', isWrong);
  }

  tellWrong({ line, message }) {
    this.tell(line > 0 ? `${say('line')} ${line}: ${message}` : message, true);
  }

  /** Takes a record from elsewhere. */
  take(record, name) {
    const checked = this.desk.check(record);
    if (checked.error) {
      this.tellWrong(checked.error);
      return;
    }
    // The same words as for the games of the box come from a box that has only this game.
    const blank = new Uint8Array(SECTORS * SECTOR).fill(0xff);
    const put = this.desk.put(blank, record);
    if (put.error) {
      this.tellWrong(put.error);
      return;
    }
    const [game] = this.desk.games(put.flash, this.lang);
    this.opened.push({ ...game, table: false, name });
    this.pasted.hidden = true;
    this.text.value = '';
    this.tell('');
    this.follows = false;
    this.chosen = { key: `file-${this.opened.length - 1}` };
    this.refresh();
  }

  askForText() {
    this.pasted.hidden = !this.pasted.hidden;
    if (!this.pasted.hidden) this.text.focus();
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.record.record);
      this.tell(say('copied'));
    } catch {
      // Where the browser does not allow it, it can be copied by hand.
      this.pasted.hidden = false;
      this.text.value = this.record.record;
      this.text.select();
    }
  }

  async lay() {
    const { flash, error } = this.desk.put(this.host.flash(), this.record.record);
    if (error) {
      this.tellWrong(error);
      return;
    }
    await this.host.insert(flash);
    this.chosen = undefined;
    this.refresh();
    this.tell(say('laid'));
  }

  moveTab(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const tabs = [...this.tabs.children];
    const at = tabs.findIndex((tab) => tab.dataset.tab === this.tab);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    this.turnTo(next.dataset.tab);
    next.focus();
  }

  turnTo(tab) {
    this.tab = tab;
    this.show();
  }

  show() {
    for (const tab of this.tabs.children) {
      const isOpen = tab.dataset.tab === this.tab;
      tab.setAttribute('aria-selected', String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
    }
    this.body.setAttribute('aria-labelledby', `tab-${this.tab}`);
    const page = `${this.tab} ${this.lang} ${this.chosen?.record ?? ''} ${this.tab === 'people' ? Date.now() : ''}`;
    // Nothing jumps that stays the same.
    if (page === this.page) return;
    this.page = page;
    if (this.tab === 'people') this.showPeople();
    else if (!this.chosen?.record) this.body.replaceChildren(make('p', { className: 'empty' }, this.chosen?.error ? say('unreadable') : say('no-games')));
    else if (this.tab === 'results') this.showResults();
    else this.showReplay();
  }

  showResults() {
    const { record } = this.chosen;
    const { link, csv } = this.desk.out(record, this.lang, Math.floor(endOf(this.chosen) / 1000));
    const table = make('button', { type: 'button' }, say('table'));
    table.addEventListener('click', () => download(`gnomon-${this.chosen.word}-${today()}.csv`, csv, 'text/csv'));
    const actions = make('div', { className: 'actions' }, table);
    if (link) actions.append(make('a', { href: link, target: '_blank', rel: 'noopener', className: 'button' }, say('stats')));
    // The very page that the command line writes.
    const page = make('iframe', { title: say('results'), sandbox: 'allow-same-origin', srcdoc: this.desk.page(record, this.lang) });
    page.addEventListener('load', () => {
      const fit = () => (page.style.height = `${page.contentDocument.documentElement.scrollHeight}px`);
      new ResizeObserver(fit).observe(page.contentDocument.body);
      fit();
    });
    this.body.replaceChildren(actions, page);
  }

  showReplay() {
    const { record } = this.chosen;
    const { entries, first } = this.desk.check(record);
    const canvas = make('canvas', { width: 128, height: 64, className: 'small' });
    canvas.setAttribute('role', 'img');
    const screen = make('div', { className: 'screen' }, canvas);
    const slider = make('input', { type: 'range', id: 'step', min: first, max: entries.length, step: 1 });
    const line = make('p', { className: 'entry' });
    line.setAttribute('aria-live', 'polite');
    const show = (step) => {
      this.step = Math.min(Math.max(step, first), entries.length);
      slider.value = this.step;
      const ratio = window.devicePixelRatio || 1;
      // Twice as wide as high: half a window is left for the slider under it.
      const room = Math.min(screen.clientWidth - MARGIN, WIDEST, window.innerHeight);
      const scale = Math.max(1, Math.floor((room * ratio) / WIDTH));
      draw(canvas, this.desk.frame(record, this.lang, this.step), FULL, scale);
      canvas.style.width = `${(WIDTH * scale) / ratio}px`;
      const entry = this.step > first ? entries[this.step - 1] : say('beginning');
      canvas.setAttribute('aria-label', `${say('screen')}: ${entry}`);
      line.replaceChildren(make('b', {}, `${this.step} / ${entries.length}`), ' ', make('code', {}, entry));
      back.disabled = this.step <= first;
      on.disabled = this.step >= entries.length;
    };
    const stepper = (word, sign, by) => {
      const button = make('button', { type: 'button', 'aria-label': say(word) }, sign);
      button.addEventListener('click', () => show(this.step + by));
      return button;
    };
    const back = stepper('before', '◀', -1);
    const on = stepper('after', '▶', 1);
    slider.addEventListener('input', () => show(Number(slider.value)));
    const label = make('label', { htmlFor: 'step', className: 'unseen' }, say('step'));
    this.body.replaceChildren(screen, line, make('div', { className: 'slider' }, back, label, slider, on));
    show(this.step ?? entries.length);
  }

  showPeople() {
    const people = this.desk.people(this.host.flash(), this.lang);
    if (people.length === 0) {
      this.body.replaceChildren(make('p', { className: 'empty' }, say('no-people')));
      return;
    }
    const head = make('tr', {}, ...['name', 'played', 'won', 'best'].map((word) => make('th', { scope: 'col' }, say(word))));
    const rows = people.flatMap(({ name, played, won, games }) => [
      make('tr', { className: 'person' }, make('th', { scope: 'row' }, name), make('td', {}, String(played)), make('td', {}, String(won)), make('td')),
      ...games.map(({ game, played, won, best }) =>
        make('tr', {}, make('th', { scope: 'row' }, game), ...[played, won, best].map((number) => make('td', {}, String(number)))),
      ),
    ]);
    this.body.replaceChildren(make('table', { className: 'people' }, make('thead', {}, head), make('tbody', {}, ...rows)));
  }
}

/** Opens it in an element. */
export async function open(root, host) {
  return new Beside(root, host, await Desk.open());
}
