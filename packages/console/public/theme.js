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
