// A machine that keeps the time of the room: as slow as a real one, and asleep when it sleeps.

/** A contact stays closed, and then open, at least as long: a press by a script or a very short tap is one, too. In ms. */
const SHORTEST = 20;
/** What falls further behind than this, in ms, has missed that time: the browser froze it, or it is too slow. */
const MOST_BEHIND = 500;
/** How long it may work before others get their turn, and in steps of which length it looks at the clock, in ms. */
const BUDGET = 12;
const STEP = 2;
/** Instants that lie no further apart, in ms, are the same: the machine goes by whole cycles, and never meets one exactly. */
const SAME = 0.001;
const MS = 1e6; // in ns

export class Live {
  /** `now` gives the time of the room in ms. */
  constructor(machine, now) {
    this.machine = machine;
    this.now = now;
    /** The instant of the room that the machine has come to. */
    this.at = now();
    /** Contacts that will open and close: { at, button, down }. */
    this.edges = [];
    this.lastEdge = new Map();
    /** When the step under way began, in ms since the machine's reset. */
    this.began = 0;
    /** What the room has seen of it, in ms: time that passed, work that it took, and time it missed. */
    this.passed = 0;
    this.worked = 0;
    this.missed = 0;
  }

  /** Opens or closes a contact at an instant of the room. */
  button(button, down, at = this.now()) {
    // In the order in which they came, and never in what is past.
    const last = this.edges.at(-1)?.at ?? this.at;
    const edge = { at: Math.max(at, last, (this.lastEdge.get(button) ?? -Infinity) + SHORTEST), button, down };
    this.lastEdge.set(button, edge.at);
    this.edges.push(edge);
  }

  /** Lets the machine come to the present, or as near to it as it gets before others have their turn. */
  catchUp() {
    const began = this.now();
    const behind = began - this.nextAt - MOST_BEHIND;
    if (behind > 0) {
      this.at += behind;
      this.missed += behind;
      this.postpone();
    }
    for (;;) {
      while (this.edges.length > 0 && this.edges[0].at <= this.at + SAME) {
        const { button, down } = this.edges.shift();
        this.machine.button(button, down);
      }
      const now = this.now();
      const until = Math.min(now, this.edges[0]?.at ?? Infinity);
      if (this.at + SAME > until) break;
      if (now - began > BUDGET) break;
      this.pass(Math.min(STEP, until - this.at));
    }
    this.worked += this.now() - began;
  }

  /** What hands did in time that was missed they do now: as long, and as far apart, or a press would be none. */
  postpone() {
    const late = this.at - (this.edges[0]?.at ?? Infinity);
    if (late <= 0) return;
    for (const edge of this.edges) {
      edge.at += late;
      this.lastEdge.set(edge.button, edge.at);
    }
  }

  /** Lets time pass on the machine, in ms; an erase may take it further. */
  pass(ms) {
    const { machine } = this;
    const [before, restarts] = [machine.clock.nanos, machine.restarts];
    this.began = before / MS;
    machine.run(ms);
    // A restart sets the clock back to zero.
    const passed = restarts === machine.restarts ? (machine.clock.nanos - before) / MS : ms;
    this.at += passed;
    this.passed += passed;
  }

  /** Gives the instant of the room for one of the step under way, in ms since the machine's reset. */
  roomTime(ms) {
    return this.at + ms - this.began;
  }

  /** Gives the instant of the room at which something happens next: Infinity before the next press. */
  get nextAt() {
    const { clock, mcu } = this.machine;
    const edge = this.edges[0]?.at ?? Infinity;
    if (!mcu.core.waiting) return this.at;
    return Math.min(edge, clock.nextAlarm ? this.at + (clock.nextAlarm.nanos - clock.nanos) / MS : Infinity);
  }

  /** Gives the ms until something happens: 0 for at once. */
  get wait() {
    return Math.max(0, this.nextAt - this.now());
  }
}
