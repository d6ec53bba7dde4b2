// What the page does by itself, until the console runs.

// Before the first paint; src/lib/theme.ts writes it.
try {
  const theme = localStorage.getItem('concierge.theme');
  const { dataset, lang } = document.documentElement;
  if (theme && theme !== 'system') dataset.theme = theme;
  // The server cannot see the language that is remembered here; src/lib/i18n.ts writes it.
  const language = localStorage.getItem('i18nextLng');
  if (dataset.view === 'guessed' && language && language !== lang) dataset.view = 'hidden';
} catch {
  // Storage may be forbidden.
}

// A screen that came with the page is busy until the console has taken it over; src/app/Hydrated.tsx ends it.
// Links lead on by themselves, nothing else would do what it should: what was pressed last is pressed then.
{
  let pressed;
  const takenOver = new MutationObserver(() =>
    // As by a keyboard: the pointer has long left off.
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  );
  for (const deed of ['click', 'beforeinput']) {
    addEventListener(
      deed,
      (event) => {
        const { target } = event;
        const screen = target.closest('#root[aria-busy]');
        if (!screen || target.closest('a')) return;
        event.preventDefault();
        if (deed !== 'click') return;
        pressed = target;
        takenOver.observe(screen, { attributeFilter: ['aria-busy'] });
      },
      true,
    );
  }
}

// A screen that came with the page is painted first; its scripts, which the server left for later, would be
// in the way of that. A page in the background is not painted.
{
  const load = () => {
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    for (const later of document.querySelectorAll('script[type=later]')) {
      const script = document.createElement('script');
      Object.assign(script, { type: 'module', crossOrigin: '', src: later.src });
      later.replaceWith(script);
    }
  };
  const loadInBackground = () => document.hidden && load();
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(load));
    addEventListener('visibilitychange', loadInBackground);
    loadInBackground();
  });
}
