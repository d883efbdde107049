// The piezo's tones, as the browser plays them.

/** How loud a piezo in a case is, next to what a loudspeaker can do. */
const GAIN = 0.06;
/** How much later than on the box, in seconds: what is told of a tone takes its way. */
const LATER = 0.03;

export class Tones {
  constructor() {
    this.context = null;
  }

  /** Plays from an instant on, on the clock since the page's time origin, in ms; 0 hertz is silence. */
  play({ at, hertz }) {
    // Only now: it may sound only after somebody pressed something, and a box is silent until its settings say so.
    this.context ??= this.open();
    const { context } = this;
    const instant = Math.max(context.currentTime, context.currentTime + LATER + (at - performance.timeOrigin - performance.now()) / 1000);
    if (hertz > 0) this.square.frequency.setValueAtTime(hertz, instant);
    this.gain.gain.setValueAtTime(hertz > 0 ? GAIN : 0, instant);
  }

  open() {
    const context = new AudioContext();
    this.square = new OscillatorNode(context, { type: 'square' });
    this.gain = new GainNode(context, { gain: 0 });
    this.square.connect(this.gain).connect(context.destination);
    this.square.start();
    return context;
  }
}
