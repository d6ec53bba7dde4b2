import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContrastTable, PairTable } from './contrastTables.tsx';

const meta = { title: 'Foundations/Tokens', tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Contrast of texts on surfaces: AA needs 4.5. */
export const ContrastLight: Story = { render: () => <ContrastTable theme="light" /> };

export const ContrastDark: Story = { render: () => <ContrastTable theme="dark" /> };

export const ContrastHigh: Story = { render: () => <ContrastTable theme="contrast" /> };

/** Every pair that components combine: AA needs 4.5 here as well. */
export const ContrastPairs: Story = { render: () => <PairTable /> };
