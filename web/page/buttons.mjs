// Fingers, mouse and keys hold the buttons; a button is up when the last of them lets go.

const KEYS = new Map([
  ['ArrowUp', 0], ['ArrowDown', 1], ['Enter', 2], ['NumpadEnter', 2], ['Backspace', 3], ['Space', 4],
  ['KeyU', 0], ['KeyD', 1], ['KeyO', 2], ['KeyB', 3], ['KeyN', 4],
]);
/** What takes keys itself, and what takes only those that activate it. */
const FIELDS = 'input, textarea, select, [role="tab"], [role="tabpanel"], iframe, dialog';
const ACTIVATED = 'a, button, summary';

/** Listens to the caps, and tells `edge(button, down)`. */
export function listen(caps, edge) {
  const holders = caps.map(() => new Set());
  const hold = (button, holder) => {
    holders[button].add(holder);
    if (holders[button].size === 1) {
      caps[button].classList.add('pressed');
      edge(button, true);
    }
  };
  const release = (button, holder) => {
    if (holders[button].delete(holder) && holders[button].size === 0) {
      caps[button].classList.remove('pressed');
      edge(button, false);
    }
  };
  const releaseAll = () => holders.forEach((held, button) => [...held].forEach((holder) => release(button, holder)));

  caps.forEach((cap, button) => {
    cap.addEventListener('pointerdown', (event) => {
      // No focus: Enter and Space stay OK and NEXT.
      event.preventDefault();
      if (event.button !== 0) return;
      cap.setPointerCapture(event.pointerId);
      hold(button, event.pointerId);
    });
    for (const kind of ['pointerup', 'pointercancel', 'lostpointercapture']) {
      cap.addEventListener(kind, (event) => release(button, event.pointerId));
    }
    // Screen readers click, and nothing else.
    cap.addEventListener('click', (event) => {
      if (event.detail === 0 && !event.pointerType) {
        hold(button, 'click');
        release(button, 'click');
      }
    });
    for (const kind of ['contextmenu', 'touchstart', 'selectstart', 'dragstart']) {
      cap.addEventListener(kind, (event) => event.preventDefault(), { passive: false });
    }
  });

  const keyed = new Map();
  addEventListener('keydown', (event) => {
    const cap = caps.indexOf(event.target.closest?.('.cap') ?? null);
    const activates = event.code === 'Enter' || event.code === 'Space';
    // A cap that was reached by Tab is pressed by what presses any button.
    const button = cap >= 0 && activates ? cap : KEYS.get(event.code);
    if (button === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (cap < 0 && event.target.closest?.(activates ? `${FIELDS}, ${ACTIVATED}` : FIELDS)) return;
    // Something lies over the box.
    if (caps[0].closest('[inert]')) return;
    event.preventDefault();
    if (event.repeat || keyed.has(event.code)) return;
    keyed.set(event.code, button);
    hold(button, event.code);
  });
  addEventListener('keyup', (event) => {
    const button = keyed.get(event.code);
    if (button === undefined) return;
    event.preventDefault();
    keyed.delete(event.code);
    release(button, event.code);
  });
  // The release of a key or finger elsewhere is never reported.
  const gone = () => {
    keyed.clear();
    releaseAll();
  };
  addEventListener('blur', gone);
  document.addEventListener('visibilitychange', () => document.hidden && gone());
}
