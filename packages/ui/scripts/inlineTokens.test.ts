import { describe, expect, it } from 'vitest';
import { inlineTokens } from './inlineTokens.ts';

const IMPORT = "import { t } from '../../foundations/t.generated.ts';\n";

describe('inlining tokens', () => {
  it('writes tokens into the styles that use them', () => {
    expect(
      inlineTokens(`${IMPORT}const a = css\`\n  gap: \${t.space[3]} \${t.radius.sm};\n\`;`),
    ).toBe(`${IMPORT}const a = css\`\ngap:var(--cc-space-3) var(--cc-radius-sm);\n\`;`);
  });

  it('takes spaces and breaks out of rules, and leaves code alone', () => {
    expect(inlineTokens(`${IMPORT}css\`\n  & > tr {\n    --rows: 3;\n  }\n\`;`)).toBe(
      `${IMPORT}css\`\n&>tr{--rows:3;}\n\`;`,
    );
    const code = `${IMPORT}const a = { gap: 3, other: b };\nif (a) {\nb();\n}`;
    expect(inlineTokens(code)).toBe(code);
  });

  it('takes spaces out of a rule on one line, and out of modules without tokens', () => {
    expect(
      inlineTokens(
        'css`\n  & > a,\n  [data-on] > & { gap: 3px; color: red; }\n\n  @media print {\n`;',
      ),
    ).toBe('css`\n&>a,[data-on]>&{gap:3px;color:red;}\n@media print{`;');
  });

  it('writes a branch where the key is not known before', () => {
    const inlined = inlineTokens(`${IMPORT}const a = (n) => \`\${t.color.state[n].text}\`;`);
    expect(inlined).toContain('"waiting":{');
    expect(inlined).toContain('}[n].text}`;');
  });

  it('leaves everything else as it is', () => {
    expect(inlineTokens('const a = t.space[3];\nb();')).toBe('const a = t.space[3];\nb();');
    expect(inlineTokens(`${IMPORT}a.t.space;`)).toBe(`${IMPORT}a.t.space;`);
  });

  it('does not accept a token that does not exist', () => {
    expect(() => inlineTokens(`${IMPORT}a(t.color.nothing)`)).toThrow('t.color.nothing');
  });
});
