import { t } from '../src/foundations/t.generated.ts';

const IMPORTS_TOKENS = /import \{ t \} from '[./\w]*t\.generated\.ts';/;
/** `${t.color.text}` as a whole, else `t.color.state` wherever it stands. */
const TOKEN = /\$\{t((?:\.\w+|\[\d+\])+)\}|(?<![\w$./])t((?:\.\w+|\[\d+\])+)/g;

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
 * few of them, and takes the indentation out of its styles.
 * @throws when a module uses a token that does not exist.
 */
export function inlineTokens(code: string): string {
  if (!IMPORTS_TOKENS.test(code)) return code;
  const inlined = code.replaceAll(TOKEN, (text, whole?: string, part?: string) => {
    const value = tokenAt(whole ?? part ?? '');
    if (value === undefined) throw new Error(`There is no token ${text}`);
    if (whole === undefined) return JSON.stringify(value);
    return typeof value === 'string' ? value : `\${${JSON.stringify(value)}}`;
  });
  return inlined.replaceAll(/\n +/g, '\n');
}
