interface Tokens {
  [name: string]: string | Tokens;
}

/** `color.textMuted space.4` to `{ color: { textMuted: 'var(--cc-color-text-muted)' }, space: { 4: … } }`. */
export function tokensNamed(names: string): Tokens {
  const tokens: Tokens = {};
  for (const name of names.split(' ')) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    let branch = tokens;
    for (const part of path) branch = (branch[part] ??= {}) as Tokens;
    const variable = name.replace(/[A-Z.]/g, (at) => (at === '.' ? '-' : `-${at.toLowerCase()}`));
    branch[last] = `var(--cc-${variable})`;
  }
  return tokens;
}
