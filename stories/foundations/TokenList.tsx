import { EmptyState } from '@concierge/ui/EmptyState';
import { Icon } from '@concierge/ui/Icon';
import { SearchField } from '@concierge/ui/SearchField';
import { VisuallyHidden } from '@concierge/ui/VisuallyHidden';
import { t } from '@concierge/ui/foundations';
import { type CSSProperties, type ReactElement, useState } from 'react';
import { styled } from 'styled-components';
import { allTokens, dtcgPath, type Theme, type Token } from './tokenModel.ts';
import { useCopy } from './useCopy.ts';

const GROUPS: Readonly<Record<string, string>> = {
  color: 'Color',
  shadow: 'Shadow',
  space: 'Space',
  size: 'Heights of controls',
  radius: 'Radius',
  font: 'Fonts',
  text: 'Text',
  weight: 'Weights',
  motion: 'Motion',
  layer: 'Layers',
};

/** What can be shown of a token in a small square. */
function sampleOf({ group, variable }: Token): CSSProperties | undefined {
  const value = `var(${variable})`;
  if (group === 'color') return { background: value };
  if (group === 'shadow') return { boxShadow: value, background: t.color.surfaceRaised };
  if (group === 'radius') return { borderRadius: value, background: t.color.accent };
  if (group === 'space' || group === 'size') {
    return { inlineSize: value, maxInlineSize: 64, background: t.color.accent, border: 0 };
  }
  return undefined;
}

interface CopyProps {
  text: string;
  copied: boolean;
  onCopy: (text: string) => void;
}

function Copy({ text, copied, onCopy }: CopyProps): ReactElement {
  return (
    <CopyButton type="button" onClick={() => onCopy(text)}>
      <VisuallyHidden>Copy </VisuallyHidden>
      <code>{text}</code>
      {copied && <Icon name="check" />}
    </CopyButton>
  );
}

export interface TokenListProps {
  /** Colors and shadows have one value for each. */
  theme: Theme;
}

/** Every token, to find and to copy: its name in code, its CSS variable, its place in the file for design tools. */
export function TokenList({ theme }: TokenListProps): ReactElement {
  const [typed, setTyped] = useState('');
  const { copy, copied, said } = useCopy();
  const wanted = typed.trim().toLowerCase();
  const fitting = allTokens.filter(({ name, variable, values }) =>
    `${name} ${variable} ${values[theme]}`.toLowerCase().includes(wanted),
  );
  const groups = [...Map.groupBy(fitting, ({ group }) => group)];
  return (
    <Main>
      <h1>All tokens</h1>
      <Lead>
        Press a name, a variable or a path to copy it. Values are those of the toolbar’s theme.
      </Lead>
      <Bar>
        <SearchField
          label="Find a token"
          placeholder="accent, #3e63dd, --cc-space …"
          value={typed}
          onChange={setTyped}
          labels={{ clear: 'Clear' }}
        />
        <a href="tokens/concierge.tokens.json" download>
          Download for design tools (DTCG)
        </a>
        <a href="tokens/concierge.tokens.css" download>
          Download CSS variables
        </a>
      </Bar>
      <Said role="status">{said}</Said>
      {groups.length === 0 && <EmptyState title="No token fits" />}
      {groups.map(([group, tokens]) => (
        <section key={group}>
          <h2>{GROUPS[group]}</h2>
          <Scroll role="region" aria-label={`${GROUPS[group]} tokens`} tabIndex={0}>
            <table aria-label={GROUPS[group]}>
              <thead>
                <tr>
                  {['Name in code', 'CSS variable', 'Path in the DTCG file', 'Value'].map(
                    (head) => (
                      <th key={head} scope="col">
                        {head}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {tokens.map((token) => {
                  const sample = sampleOf(token);
                  const texts = [token.name, token.variable, dtcgPath(token, theme)];
                  return (
                    <tr key={token.name}>
                      {texts.map((text) => (
                        <td key={text}>
                          <Copy text={text} copied={text === copied} onCopy={copy} />
                        </td>
                      ))}
                      <td>
                        {sample && <Sample aria-hidden="true" style={sample} />}
                        <code>{token.values[theme]}</code>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </Scroll>
        </section>
      ))}
    </Main>
  );
}

const Main = styled.main`
  max-inline-size: 1440px;
  margin-inline: auto;
  padding: clamp(16px, 3vw, 40px);
  color: ${t.color.text};
  font: ${t.weight.regular} ${t.text.md} ${t.font.sans};

  h1 {
    margin: 0 0 8px;
    font: ${t.weight.semibold} 1.75rem/2.25rem ${t.font.sans};
    letter-spacing: -0.02em;
  }
  h2 {
    margin: 40px 0 4px;
    font: ${t.weight.semibold} ${t.text.xl} ${t.font.sans};
  }
  a {
    color: ${t.color.link};
  }
  code {
    font-family: ${t.font.mono};
    font-size: 0.9em;
  }
`;

const Lead = styled.p`
  max-inline-size: 72ch;
  margin: 0 0 24px;
  color: ${t.color.textMuted};
  font: ${t.weight.regular} ${t.text.lg} ${t.font.sans};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;

  & > :first-child {
    flex: 0 1 320px;
  }
  a {
    padding-block: 4px;
  }
`;

const Said = styled.p`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  min-block-size: 36px;
  margin: 8px 0 0;
  padding-block: 8px;
  background: ${t.color.canvas};
  color: ${t.color.textMuted};
`;

/** Positioned, so that it also holds what is hidden in it. */
const Scroll = styled.div`
  position: relative;
  overflow-x: auto;

  &:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th {
    padding: 6px 12px;
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    text-align: start;
    white-space: nowrap;
  }
  td {
    padding: 2px 4px;
    border-block-start: 1px solid ${t.color.border};
  }
  code {
    font: ${t.weight.regular} ${t.text.sm} ${t.font.mono};
  }
  td:last-child {
    min-inline-size: 200px;
  }
`;

const CopyButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 28px;
  padding: 0 8px;
  border: 0;
  border-radius: ${t.radius.sm};
  background: none;
  color: ${t.color.text};
  white-space: nowrap;
  cursor: copy;

  svg {
    color: ${t.color.success.text};
  }
  &:hover {
    background: ${t.color.surfaceHover};
  }
  &:focus-visible {
    outline: 2px solid ${t.color.focus};
  }
`;

const Sample = styled.span`
  display: inline-block;
  inline-size: 20px;
  block-size: 20px;
  margin-inline-end: 8px;
  border: 1px solid ${t.color.borderStrong};
  border-radius: 4px;
  vertical-align: middle;
`;
