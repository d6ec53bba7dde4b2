import { Breadcrumbs } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { narrowest } from '../fixtures/viewports.ts';

const meta = {
  title: 'Layout/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'Breadcrumb', items: [{ label: 'Home', href: '/dashboard' }, { label: 'Users' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const One: Story = { args: { items: [{ label: 'Home', href: '/dashboard' }] } };
export const Long: Story = {
  ...narrowest,
  args: {
    items: [
      { label: 'Přehled otevřených požadavků', href: '/dashboard' },
      { label: 'Požadavky na služby', href: '/requests' },
      { label: 'Požadavky čekající na schválení' },
    ],
  },
};

export const LeadsHome: Story = {
  play: async ({ canvas, step }) => {
    await step('B10 Home leads to the dashboard, the page itself is no link', async () => {
      canvas.getByRole('link', { name: 'Home' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(document.documentElement.dataset.navigatedTo).toBe('/dashboard');
      await expect(canvas.getByText('Users')).toHaveAttribute('aria-current', 'page');
    });
  },
};
