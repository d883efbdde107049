// The five buttons, and scripts of presses.

/** Pins by button, as in the firmware's pins.rs. */
export const BUTTONS = { UP: 10, DOWN: 11, OK: 12, BACK: 13, NEXT: 14 };

// The times of the simulator's scripts: the shortest press and pause that no bounce can be taken for, and a hold that ends
// when it counts. The latter is a bit longer here, for interrupts take their microseconds.
const PRESS_MS = 20;
const HOLD_MS = 455;
const REPEAT_MS = 150; // between the steps of an UP or DOWN that is held

/**
 * Reads a script like "DOWN OK hold:BACK steps:DOWN:5 wait:500 press:UP release:UP" into steps { button, down } and { wait }.
 */
export function parseScript(text) {
  return text.split(/\s+/).filter(Boolean).flatMap((word) => {
    const [verb, object, count] = word.includes(':') ? word.split(':') : ['tap', word];
    if (verb === 'wait') {
      if (!/^\d+$/.test(object)) throw new Error(`${word}: wait for how many ms?`);
      return [{ wait: Number(object) }];
    }
    const button = String(object).toUpperCase();
    if (!(button in BUTTONS)) throw new Error(`${word}: the buttons are ${Object.keys(BUTTONS).join(' ')}`);
    const [press, release] = [{ button, down: true }, { button, down: false }];
    if (verb === 'tap') return [press, { wait: PRESS_MS }, release, { wait: PRESS_MS }];
    if (verb === 'hold') return [press, { wait: HOLD_MS }, release, { wait: PRESS_MS }];
    if (verb === 'steps' && count >= 2) return [press, { wait: HOLD_MS + REPEAT_MS * (count - 2) }, release, { wait: PRESS_MS }];
    if (verb === 'press') return [press];
    if (verb === 'release') return [release];
    throw new Error(`${word}: say BUTTON, hold:BUTTON, steps:BUTTON:COUNT, press:BUTTON, release:BUTTON or wait:MS`);
  });
}
