// Before the first paint; src/lib/theme.ts writes it.
try {
  const theme = localStorage.getItem('concierge.theme');
  if (theme && theme !== 'system') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden.
}
