// What an ear makes of the piezo's pin: tones, and when they begin and end.

/** Longer than a period of any tone that the box plays, in ms. */
const SILENCE = 8;
/** Two periods that differ by less are the same tone: the pin keeps to the core's clock, and its periods to whole cycles. */
const SAME = 0.01;

export class Ear {
  /** `hear` is told { at, hertz } when a tone begins, and with 0 hertz when it ends; `at` in ms on the clock of the rises. */
  constructor(hear) {
    this.hear = hear;
    this.last = -Infinity;
    this.period = 0;
  }

  /** The pin went up. */
  rise(at) {
    const period = at - this.last;
    const begins = this.last;
    this.last = at;
    if (period <= 0 || period > SILENCE) return this.end(begins);
    if (Math.abs(period - this.period) <= SAME * this.period) return;
    this.period = period;
    this.hear({ at: begins, hertz: 1000 / period });
  }

  /** Nothing more was heard until now. */
  until(now) {
    if (now - this.last > SILENCE) this.end(this.last);
  }

  end(last) {
    if (this.period === 0) return;
    this.hear({ at: last + this.period, hertz: 0 });
    this.period = 0;
  }
}
