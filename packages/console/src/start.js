// Before the first paint: what this browser remembers of its looks (app/ShellHeader.tsx, app/Shell.tsx).
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('concierge.theme');
  if (theme && theme !== 'system') dataset.theme = theme;
  if (localStorage.getItem('concierge.sidebar') === 'minified') dataset.sidebar = 'minified';
} catch {
  // Storage may be forbidden.
}

// The first number or date takes a browser as long as many rows, so it is prepared while the other scripts arrive.
requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat().format(0)));
