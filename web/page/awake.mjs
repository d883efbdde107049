// Keeps the screen on while a game is played and the panel is lit.

let lock;
let wanted = false;

async function ask() {
  if (!wanted || lock || document.hidden) return;
  try {
    lock = await navigator.wakeLock.request('screen');
    lock.addEventListener('release', () => (lock = undefined));
    if (!wanted) lock.release();
  } catch {
    // A browser that saves its battery, or has no such lock: the screen goes dark as it always does.
    lock = undefined;
  }
}

export function keepAwake(want) {
  if (!('wakeLock' in navigator) || want === wanted) return;
  wanted = want;
  if (want) ask();
  else lock?.release();
}

// The browser takes the lock away when the page is hidden.
document.addEventListener('visibilitychange', ask);
