// What lies beside the box: there where the window is wide, and a sheet over the box where it is not.

const at = (id) => document.getElementById(id);

/** Wires the button that opens it and the one that closes it; `opened` is called whenever it can be seen. */
export function wireAside(opened = () => {}) {
  const wide = matchMedia('(min-width: 1080px)');
  const isOpen = () => document.body.classList.contains('beside-open');
  // What it covers takes no keys and is not read out.
  const cover = () => {
    for (const covered of [at('table'), at('open').parentElement]) covered.inert = isOpen() && !wide.matches;
  };
  const set = (open) => {
    document.body.classList.toggle('beside-open', open);
    at('open').setAttribute('aria-expanded', String(open));
    cover();
    if (open) opened();
  };
  at('open').addEventListener('click', () => {
    set(true);
    at('close').focus();
  });
  at('close').addEventListener('click', () => {
    set(false);
    at('open').focus();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen()) at('close').click();
  });
  const idle = window.requestIdleCallback ?? ((run) => setTimeout(run, 200));
  const beside = () => {
    cover();
    if (wide.matches) idle(opened);
  };
  wide.addEventListener('change', beside);
  if (document.readyState === 'complete') beside();
  else addEventListener('load', beside);
}
