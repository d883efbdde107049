// The piezo: square tones, one after the other.

let context;

/** Wakes the sound: browsers want a hand on a button first. */
export function wake() {
  if (context?.state === 'suspended') context.resume();
}

/** Sounds tones. A newer tune ends the one before. */
let playing;
export function play(tones) {
  if (tones.length === 0) return;
  context ??= new AudioContext({ latencyHint: 'interactive' });
  wake();
  playing?.stop();
  const tone = new OscillatorNode(context, { type: 'square' });
  const quiet = new GainNode(context, { gain: 0.06 });
  tone.connect(quiet).connect(context.destination);
  let at = context.currentTime;
  for (const { hertz, lasts } of tones) {
    tone.frequency.setValueAtTime(hertz, at);
    at += lasts / 1000;
  }
  tone.start();
  tone.stop(at);
  playing = tone;
}
