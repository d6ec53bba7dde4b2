import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconNames } from '@concierge/ui';
import tokens from '@concierge/ui/tokens.json';
import { expect, userEvent } from 'storybook/test';
import { MotionTable } from './MotionTable.tsx';
import {
  ColorTable,
  ContrastTable,
  IconTable,
  PairTable,
  ShadowTable,
  TokenTable,
} from './tokenTables.tsx';

const meta = { title: 'Foundations/Tokens', tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SPECIMEN = 'Příliš žluťoučký kůň · Şükrü’nün İğnesi · 02.03.2026 09:30';

const bar = (value: string) => (
  <div style={{ inlineSize: value, blockSize: 16, background: 'var(--cc-color-accent)' }} />
);

/** Every colour in every theme. */
export const Colours: Story = {
  render: () => <ColorTable />,
};

/** Contrast of texts on surfaces: AA needs 4.5. */
export const ContrastLight: Story = { render: () => <ContrastTable theme="light" /> };

export const ContrastDark: Story = { render: () => <ContrastTable theme="dark" /> };

export const ContrastHigh: Story = { render: () => <ContrastTable theme="contrast" /> };

/** Every pair that components combine: AA needs 4.5 here as well. */
export const ContrastPairs: Story = { render: () => <PairTable /> };

/** The 4 px grid. */
export const Space: Story = { render: () => <TokenTable group="space" sample={bar} /> };

export const Sizes: Story = { render: () => <TokenTable group="size" sample={bar} /> };

export const Radius: Story = {
  render: () => (
    <TokenTable
      group="radius"
      sample={(value) => (
        <div
          style={{
            inlineSize: 48,
            blockSize: 32,
            borderRadius: value,
            background: 'var(--cc-color-accent)',
          }}
        />
      )}
    />
  ),
};

export const Type: Story = {
  render: () => (
    <TokenTable
      group="text"
      sample={(value) => (
        <span style={{ font: `400 ${value} var(--cc-font-sans)` }}>{SPECIMEN}</span>
      )}
    />
  ),
};

export const Fonts: Story = {
  render: () => (
    <TokenTable
      group="font"
      sample={(value) => <span style={{ font: `400 1rem/1.5 ${value}` }}>{SPECIMEN}</span>}
    />
  ),
};

export const Weights: Story = {
  render: () => (
    <TokenTable
      group="weight"
      sample={(value) => (
        <span style={{ font: `${value} 1rem/1.5 var(--cc-font-sans)` }}>{SPECIMEN}</span>
      )}
    />
  ),
};

/** Press the button and watch each square move for its duration; at once under reduced motion. */
export const Motion: Story = {
  render: () => <MotionTable />,
  play: async ({ canvas, step }) => {
    await step('the button moves the squares to the other side, by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Move' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
    await step(
      'under reduced motion every duration is 0 ms, else what the token says',
      async () => {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        const style = getComputedStyle(document.documentElement);
        for (const [name, value] of Object.entries(tokens.base.motion)) {
          await expect(style.getPropertyValue(`--cc-motion-${name}`)).toBe(still ? '0ms' : value);
        }
      },
    );
  },
};

export const Layers: Story = {
  render: () => <TokenTable group="layer" sample={(value) => bar(`${Number(value) / 10}px`)} />,
};

export const Shadows: Story = { render: () => <ShadowTable /> };

/** Bundled, so that they render even when the icon service is down. */
export const Icons: Story = {
  render: () => <IconTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length);
  },
};
