import { Icon, iconNames } from '@concierge/ui';
import tokens from '@concierge/ui/tokens.json';
import type { ReactNode } from 'react';
import { contrastRatio } from './contrast.ts';

/** Parts of the Foundations pages, all rendered from the resolved tokens. */

const THEMES = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof THEMES)[number];
type Tree = { [name: string]: string | Tree };

interface Leaf {
  path: string;
  value: string;
}

/** `{ a: { b: '1' } }` to `[{ path: 'a.b', value: '1' }]`. */
function leaves(tree: Tree, prefix = ''): Leaf[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ path: `${prefix}${name}`, value }]
      : leaves(value, `${prefix}${name}.`),
  );
}

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

function colorOf(theme: Theme, path: string): string {
  return leaves(tokens[theme].color).find((leaf) => leaf.path === path)?.value ?? '#000000';
}

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

function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      style={{
        display: 'inline-block',
        inlineSize: 20,
        blockSize: 20,
        marginInlineEnd: 8,
        borderRadius: 4,
        border: '1px solid var(--cc-color-border-strong)',
        background: color,
        verticalAlign: 'middle',
      }}
    />
  );
}

/** Every colour with its value in all themes. */
export function ColorTable() {
  return (
    <Table label="Colours" head={['Token', 'Light', 'Dark', 'High contrast']}>
      {leaves(tokens.light.color).map(({ path }) => (
        <tr key={path}>
          <td style={cell}>
            <code>t.color.{path}</code>
          </td>
          {THEMES.map((theme) => (
            <td key={theme} style={cell}>
              <Swatch color={colorOf(theme, path)} />
              <code>{colorOf(theme, path)}</code>
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

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

/** One group of the base tokens, rendered by `sample`. */
export function TokenTable({
  group,
  sample,
}: {
  group: keyof typeof tokens.base;
  sample: (value: string) => ReactNode;
}) {
  return (
    <Table label={group} head={['Token', 'Value', 'Looks like']}>
      {leaves(tokens.base[group]).map(({ path, value }) => (
        <tr key={path}>
          <td style={cell}>
            <code>
              t.{group}.{path}
            </code>
          </td>
          <td style={cell}>
            <code>{value}</code>
          </td>
          <td style={cell}>{sample(value)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** The shadows of every theme, on its own surface. */
export function ShadowTable() {
  return (
    <Table label="Shadows" head={['Token', 'Light', 'Dark', 'High contrast']}>
      {leaves(tokens.light.shadow).map(({ path }) => (
        <tr key={path}>
          <td style={cell}>
            <code>t.shadow.{path}</code>
          </td>
          {THEMES.map((theme) => (
            <td key={theme} style={{ ...cell, padding: 32, background: colorOf(theme, 'canvas') }}>
              <div
                style={{
                  inlineSize: 120,
                  padding: 16,
                  borderRadius: 8,
                  background: colorOf(theme, 'surfaceRaised'),
                  color: colorOf(theme, 'text'),
                  boxShadow: leaves(tokens[theme].shadow).find((leaf) => leaf.path === path)?.value,
                }}
              >
                {path}
              </div>
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** Every bundled icon with its name. */
export function IconTable() {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
        gap: 12,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Icon name={name} size={20} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
