import type { ReactNode } from 'react';
import { contrastRatio } from './contrast.ts';
import { allTokens, THEMES, type Theme } from './tokenModel.ts';

const TEXTS = [
  'text',
  'textMuted',
  'link',
  'accentText',
  'danger.text',
  'warning.text',
  'success.text',
  'info.text',
];
const SURFACES = ['canvas', 'surface', 'surfaceRaised', 'surfaceHover', 'surfaceSelected'];

const colorOf = (theme: Theme, path: string): string =>
  allTokens.find((token) => token.path === `color.${path}`)?.values[theme] ?? '#000000';

function Table({ label, head, children }: { label: string; head: string[]; children: ReactNode }) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table aria-label={label} style={{ borderCollapse: 'collapse', marginBlock: 16 }}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col" style={{ textAlign: 'start', padding: '4px 12px 4px 0' }}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const cell = { padding: '4px 12px 4px 0', borderBlockStart: '1px solid var(--cc-color-border)' };

/** Contrast of every text colour on every surface of one theme. */
export function ContrastTable({ theme }: { theme: Theme }) {
  return (
    <Table label={`Contrast in the ${theme} theme`} head={['Text on', ...SURFACES]}>
      {TEXTS.map((text) => (
        <tr key={text}>
          <td style={cell}>
            <code>{text}</code>
          </td>
          {SURFACES.map((surface) => (
            <td
              key={surface}
              style={{
                ...cell,
                padding: '4px 12px',
                background: colorOf(theme, surface),
                color: colorOf(theme, text),
              }}
            >
              {contrastRatio(colorOf(theme, text), colorOf(theme, surface)).toFixed(1)}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

const TONES = ['danger', 'warning', 'success', 'info'];
const STATES = ['state.waiting', 'state.approved', 'state.canceled', 'state.done'];

/** Which colour is on which besides texts on surfaces: foreground, background. */
const PAIRS: readonly (readonly [front: string, ground: string])[] = [
  ['textOnAccent', 'accent'],
  ['textOnAccent', 'accentHover'],
  ['textOnAccent', 'accentActive'],
  ['accentText', 'accentSubtle'],
  ['neutral.text', 'neutral.subtle'],
  ['onTooltip', 'tooltip'],
  ...[...TONES, ...STATES].flatMap(
    (name) =>
      [
        [`${name}.text`, `${name}.subtle`],
        [`${name}.onSolid`, `${name}.solid`],
      ] as const,
  ),
];

/** Contrast of every pair that components combine, in every theme. */
export function PairTable() {
  return (
    <Table label="Contrast of pairs" head={['Text', 'on', ...THEMES]}>
      {PAIRS.map(([front, ground]) => (
        <tr key={`${front} ${ground}`}>
          <td style={cell}>
            <code>{front}</code>
          </td>
          <td style={cell}>
            <code>{ground}</code>
          </td>
          {THEMES.map((theme) => (
            <td
              key={theme}
              style={{
                ...cell,
                padding: '4px 12px',
                background: colorOf(theme, ground),
                color: colorOf(theme, front),
              }}
            >
              {contrastRatio(colorOf(theme, front), colorOf(theme, ground)).toFixed(1)}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
