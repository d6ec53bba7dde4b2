import { keyframeRules } from './keyframes.ts';

/** The tokens as `var(--cc-…)`, as `t` has them. */
interface TokenTree {
  readonly [name: string]: string | TokenTree;
}

/** Values of variables, one a line; those of the densities with their names, since they are few. */
interface ThemeValues {
  base: string;
  light: string;
  contrast: string;
  compact: string;
  touch: string;
}

/** From the weakest up. Whatever names one of them first sets their order, so that every part begins with it. */
export const LAYER_ORDER = '@layer concierge.tokens, concierge.base, concierge.components;';

const OWN = ':is([data-component], [data-part])';

/** Components that stand in a line of text or hold what a product puts there: they take its type. */
const INHERITING =
  'Icon,IconifyIcon,ServiceIcon,Flag,Link,UserText,VisuallyHidden,Spinner,Skeleton,Stack,Inline,Grid'
    .split(',')
    .map((name) => `[data-component='${name}']`);

/**
 * What our own elements start from, whether or not the page is reset; nothing of the host matches. The outermost one
 * has its own type, whatever that of the page is.
 */
const OWN_ELEMENTS = `@layer concierge.base {
:where([data-component], [data-part]) { box-sizing: border-box; }
:where(h1, h2, h3, h4, p, figure, ul, ol, dl, dd):where([data-component], [data-part]) { margin: 0; }
:where(ul, ol):where([data-component], [data-part]) { padding: 0; list-style: none; }
:where(button, input, select, textarea):where([data-component], [data-part]) { margin: 0; font: inherit; color: inherit; letter-spacing: inherit; }
:where(${OWN}:not(${OWN} *, ${INHERITING.join(', ')})) {
color: var(--cc-color-text); letter-spacing: normal; font: var(--cc-weight-regular) var(--cc-text-md) var(--cc-font-sans); font-feature-settings: 'cv11', 'ss03';
}
:where([data-component='Icon'][width='16']) { inline-size: var(--cc-size-icon); block-size: var(--cc-size-icon); }
}`;

/** An element by its attribute; a shadow root sees its host by another selector. */
const anywhere = (attribute: string) => `${attribute}, :host(${attribute})`;

/** `var(--cc-space-0)` of every token to `--cc-space-0`, in the order of their values. */
export const variableNames = (tokens: TokenTree): string[] =>
  Object.values(tokens).flatMap((token) =>
    typeof token === 'string' ? token.slice('var('.length, -1) : variableNames(token),
  );

/**
 * Every token in every theme. A page that renders it has the names once, in `t`.
 *
 * A theme by attribute on any element, also on the host of a shadow root that has this style sheet; without one the system's setting decides. Paper has high contrast. All in a cascade layer: what
 * a product sets outside of layers wins, wherever its style sheet is linked and however plain its selector.
 */
export function themeCss(tokens: TokenTree, values: ThemeValues): string {
  const names = variableNames(tokens);
  const base = values.base.split('\n');
  const declared = (of: readonly string[], to: readonly string[]) =>
    to.map((value, at) => `  ${of[at]}: ${value};`).join('\n');
  const colors = names.slice(base.length);
  const highContrast = `  color-scheme: light;\n${declared(colors, values.contrast.split('\n'))}`;
  const motion = names.filter((name) => name.startsWith('--cc-motion'));
  const still = motion.map((name) => `  ${name}: 0ms;`).join('\n');
  return `${LAYER_ORDER}
@layer concierge.tokens {
:root { color-scheme: light dark; }
:root, :host {\n${declared(names, base)}\n}
:root, :host, [data-theme] {\n${declared(colors, values.light.split('\n'))}\n}
${anywhere("[data-theme='light']")} { color-scheme: light; }
${anywhere("[data-theme='dark']")} { color-scheme: dark; }
@media (prefers-contrast: more) { :root:not([data-theme]), :host(:not([data-theme])) {\n${highContrast}\n} }
${anywhere("[data-theme='contrast']")} {\n${highContrast}\n}
@media print { :root:root, :host, [data-theme][data-theme] {\n${highContrast}\n} }
@media (prefers-reduced-motion: reduce) { :root, :host {\n${still}\n} }
:root[data-motion='reduce'], :host([data-motion='reduce']) {\n${still}\n}
${anywhere("[data-density='compact']")} {\n${values.compact}\n}
${anywhere("[data-density='touch']")} {\n${values.touch}\n}
}
${OWN_ELEMENTS}
${keyframeRules}`;
}
