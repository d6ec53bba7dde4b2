import { LinkButton } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '/dashboard', children: 'Go to the dashboard' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'primary', iconEnd: 'arrow-right' } };

export const Variants: Story = {
  render: (args) => (
    <Row>
      {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
        <LinkButton key={variant} {...args} variant={variant} />
      ))}
    </Row>
  ),
};

export const VariantsDark: Story = { ...Variants, globals: { theme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(document.documentElement.dataset.navigatedTo).toBe('/dashboard');
  },
};
