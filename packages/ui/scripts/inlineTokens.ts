import { t } from '../src/foundations/t.generated.ts';

const IMPORTS_TOKENS = /import \{ t \} from '[./\w]*t\.generated\.ts';/;
/** `${t.color.text}` as a whole, else `t.color.state` wherever it stands. */
const TOKEN = /\$\{t((?:\.\w+|\[\d+\])+)\}|(?<![\w$./])t((?:\.\w+|\[\d+\])+)/g;

/** `gap: 4px;` on a line of its own. The same line in a type is written shorter too, which does no harm. */
const DECLARATION = /^((?:--)?[a-z][a-z-]*): (?=[^\n]*;$)/gm;
/** The break behind a declaration, before another one or the end of its rule. */
const BREAK = /^((?:--)?[a-z][a-z-]*:[^\n/]*;)\n(?=(?:--)?[a-z][a-z-]*:[^\n]*;$|\}$)/gm;
/** The break between two selectors of a rule. */
const SELECTOR_BREAK = /^([^\n/]*,)\n(?=&|\[(?:aria|data)-)/gm;
/** `& > tr {`, `@media print {`, with what stands behind it on the line. */
const RULE = /^((?:[&@]|\[(?:aria|data)-)[^\n{`]*) \{(?: ([^\n{}]*) \}$|\n)/gm;

const compactRule = (_: string, selector: string, declarations?: string) => {
  const short = selector.replaceAll(/ ([>+]) |(,) /g, '$1$2');
  return declarations === undefined
    ? `${short}{`
    : `${short}{${declarations.replaceAll(/([:;]) /g, '$1')}}`;
};

/** Takes out of styles what only people need: indentation, breaks, and spaces beside signs. */
const compact = (code: string) =>
  code
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(DECLARATION, '$1:')
    .replaceAll(BREAK, '$1')
    .replaceAll(SELECTOR_BREAK, '$1')
    .replaceAll(RULE, compactRule);

/** What stands at `.space[3]` in the tree of tokens. */
function tokenAt(path: string): unknown {
  const keys = path.match(/\w+/g) ?? [];
  return keys.reduce<unknown>(
    (branch, key) => (branch as Record<string, unknown> | undefined)?.[key],
    t,
  );
}

/**
 * Writes the tokens a module uses into it, so that no product loads the tree of all tokens for a
 * few of them, and makes its styles compact.
 * @throws when a module uses a token that does not exist.
 */
export function inlineTokens(code: string): string {
  if (!IMPORTS_TOKENS.test(code)) return compact(code);
  const inlined = code.replaceAll(TOKEN, (text, whole?: string, part?: string) => {
    const value = tokenAt(whole ?? part ?? '');
    if (value === undefined) throw new Error(`There is no token ${text}`);
    if (whole === undefined) return JSON.stringify(value);
    return typeof value === 'string' ? value : `\${${JSON.stringify(value)}}`;
  });
  return compact(inlined);
}
