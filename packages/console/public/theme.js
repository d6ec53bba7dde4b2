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
// Links lead on by themselves, nothing else would do what it should.
for (const deed of ['click', 'beforeinput', 'submit']) {
  document.addEventListener(
    deed,
    (event) => {
      const { target } = event;
      if (!target.closest('a') && target.closest('#root[aria-busy]')) event.preventDefault();
    },
    { capture: true },
  );
}
