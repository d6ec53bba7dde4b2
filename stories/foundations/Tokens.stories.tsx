import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorTable, ContrastTable, IconTable, ShadowTable, TokenTable } from './tokenTables.tsx';

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = (value: string) => (
  <div style={{ inlineSize: value, blockSize: 16, background: 'var(--cc-color-accent)' }} />
);

/** Every colour in every theme. */
export const Colours: Story = { render: () => <ColorTable /> };

/** Contrast of texts on surfaces: AA wants 4.5. */
export const ContrastLight: Story = { render: () => <ContrastTable theme="light" /> };

export const ContrastDark: Story = { render: () => <ContrastTable theme="dark" /> };

export const ContrastHigh: Story = { render: () => <ContrastTable theme="contrast" /> };

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
        <span style={{ font: `400 ${value} var(--cc-font-sans)` }}>
          Příliš žluťoučký kůň · Şükrü’nün İğnesi · 02.03.2026 09:30
        </span>
      )}
    />
  ),
};

/** 0 ms under reduced motion. */
export const Motion: Story = {
  render: () => <TokenTable group="motion" sample={(value) => value} />,
};

export const Layers: Story = {
  render: () => <TokenTable group="layer" sample={(value) => value} />,
};

export const Shadows: Story = { render: () => <ShadowTable /> };

/** Bundled, so that they are drawn even when the icon service is down. */
export const Icons: Story = { render: () => <IconTable /> };
