import { Icon, iconNames } from '@concierge/ui';
import tokens from '@concierge/ui/tokens.json';
import type { ReactNode } from 'react';

/** Pieces of the Foundations pages, all drawn from the resolved tokens. */

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

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string): string {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((high + 0.05) / (low + 0.05)).toFixed(1);
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
              {ratio(colorOf(theme, text), colorOf(theme, surface))}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** One group of the base tokens, drawn by `sample`. */
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

/** The shadows of the light theme. */
export function ShadowTable() {
  return (
    <Table label="Shadows" head={['Token', 'Looks like']}>
      {leaves(tokens.light.shadow).map(({ path, value }) => (
        <tr key={path}>
          <td style={cell}>
            <code>t.shadow.{path}</code>
          </td>
          <td style={{ ...cell, padding: 24 }}>
            <div
              style={{
                inlineSize: 120,
                blockSize: 48,
                borderRadius: 8,
                background: tokens.light.color.surface,
                boxShadow: value,
              }}
            />
            <code>{value}</code>
          </td>
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
