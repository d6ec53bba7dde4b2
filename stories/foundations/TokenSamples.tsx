import { VisuallyHidden } from '@concierge/ui/VisuallyHidden';
import { t } from '@concierge/ui/foundations';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { LANGUAGES } from '@concierge/contract/constants';
import { hotelIn } from '../hotel/hotel.ts';
import { useToolbar } from '../setup/toolbar.ts';
import { allTokens, THEMES, type Token } from './tokenModel.ts';
import { useCopy } from './useCopy.ts';

export interface TokenSamplesProps {
  /** Which tokens, by their paths: `^color\.text`. */
  match: string;
}

/** Tokens as they look. A press on one copies its name in code. */
export function TokenSamples({ match }: TokenSamplesProps): ReactElement {
  const toolbar = useToolbar();
  const theme = THEMES.find((one) => one === toolbar.theme) ?? 'light';
  const { copy, said } = useCopy();
  const tokens = allTokens.filter(({ path }) => new RegExp(match).test(path));
  return (
    <div className="sb-unstyled">
      <List data-wide={/^(text|font|weight|space|size|motion)\b/.test(tokens[0]?.path ?? '')}>
        {tokens.map((token) => (
          <li key={token.name}>
            <button type="button" onClick={() => copy(token.name)}>
              <Stage aria-hidden="true">{pictureOf(token)}</Stage>
              <span>
                <VisuallyHidden>Copy </VisuallyHidden>
                <code>{token.name}</code>
                <small>{token.values[theme]}</small>
              </span>
            </button>
          </li>
        ))}
      </List>
      <p role="status">{said}</p>
    </div>
  );
}

/** What a token does, shown. */
function pictureOf({ group, path, variable }: Token): ReactNode {
  const value = `var(${variable})`;
  switch (group) {
    case 'color':
      return /text|link|on(Tooltip|Solid)/i.test(path) ? (
        <Swatch style={{ background: groundOf(path), color: value }}>Aa</Swatch>
      ) : (
        <Swatch style={{ background: value }} />
      );
    case 'shadow':
      return <Box style={{ boxShadow: value, background: t.color.surfaceRaised }} />;
    case 'radius':
      return <Box style={{ borderRadius: value, background: t.color.accent }} />;
    case 'space':
    case 'size':
      return <Bar style={{ inlineSize: value }} />;
    case 'motion':
      return <Runner style={{ transition: `inset-inline-start ${value}` }} />;
    default:
      return <Specimen style={fontOf(group, value)} />;
  }
}

/** What a text color stands on. */
function groundOf(path: string): string {
  if (path === 'color.textOnAccent') return t.color.accent;
  if (path === 'color.onTooltip') return t.color.tooltip;
  const solid = path.replace(/\.onSolid$/, '.solid');
  const beside = allTokens.find((token) => token.path === solid);
  return beside && solid !== path ? `var(${beside.variable})` : t.color.surface;
}

function fontOf(group: string, value: string): CSSProperties {
  const [weight, text, font] = [
    group === 'weight' ? value : t.weight.regular,
    group === 'text' ? value : t.text.lg,
    group === 'font' ? value : t.font.sans,
  ];
  return { font: `${weight} ${text} ${font}` };
}

/** A sentence of the hotel, in the language of the toolbar. */
function Specimen({ style }: { style: CSSProperties }): ReactElement {
  const { locale } = useToolbar();
  const language = LANGUAGES.find((one) => one === locale) ?? 'en';
  return <span style={style}>{hotelIn(language).texts.services.roomService.notes[0]}</span>;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  gap: 12px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;

  &[data-wide='true'] {
    grid-template-columns: 1fr;
  }
  button {
    display: grid;
    gap: 8px;
    inline-size: 100%;
    padding: 8px;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.surface};
    color: ${t.color.text};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    text-align: start;
    cursor: copy;
  }
  &[data-wide='true'] button {
    grid-template-columns: minmax(140px, 200px) 1fr;
    align-items: center;
    padding-block: 4px;
  }
  &[data-wide='true'] button > :first-child {
    order: 1;
    min-block-size: 40px;
  }
  @media (max-width: 480px) {
    &[data-wide='true'] button {
      grid-template-columns: 1fr;
    }
    &[data-wide='true'] button > :first-child {
      order: 0;
    }
  }
  button:hover {
    border-color: ${t.color.borderStrong};
  }
  button:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }
  code {
    display: block;
    font-family: ${t.font.mono};
    overflow-wrap: anywhere;
  }
  small {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.xs} ${t.font.mono};
    overflow-wrap: anywhere;
  }
`;

const Stage = styled.span`
  display: grid;
  align-items: center;
  min-block-size: 56px;
  overflow: hidden;
`;

const Swatch = styled.span`
  display: grid;
  place-items: center;
  block-size: 56px;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.sm};
  font: ${t.weight.semibold} ${t.text.lg} ${t.font.sans};
`;

const Box = styled.span`
  justify-self: center;
  inline-size: 72px;
  block-size: 48px;
  margin-block: 12px;
`;

const Bar = styled.span`
  block-size: 16px;
  max-inline-size: 100%;
  border-radius: 2px;
  background: ${t.color.accent};
`;

/** Runs to the other side while its token is under the pointer or has the focus. */
const Runner = styled.span`
  position: relative;
  inset-inline-start: 0;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${t.radius.full};
  background: ${t.color.accent};

  button:is(:hover, :focus-visible) & {
    inset-inline-start: calc(100% - 24px);
  }
`;
