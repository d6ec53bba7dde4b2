import { Breadcrumbs } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { Stack } from '../fixtures/Layout.tsx';
import { narrowest } from '../fixtures/viewports.ts';

const meta = {
  title: 'Layout/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'Breadcrumb', items: [{ label: 'Home', href: '/dashboard' }, { label: 'Users' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

const HERE = { label: 'Waiting' };
const WAY = [
  { label: 'Home', href: '/dashboard' },
  { label: 'Requests', href: '/requests' },
  { label: 'Room service', href: '/requests/room-service' },
];

export const Default: Story = {};

/** From one step to four, and a last step that is a link. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack>
      <Breadcrumbs {...args} label="One step" items={WAY.slice(0, 1)} />
      <Breadcrumbs {...args} label="Two steps" items={[...WAY.slice(0, 1), HERE]} />
      <Breadcrumbs {...args} label="Four steps" items={[...WAY, HERE]} />
      <Breadcrumbs {...args} label="The last step is a link" items={WAY} />
    </Stack>
  ),
};

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

// B10
export const LeadsHome: Story = {
  tags: ['!dev'],
  play: async ({ canvas, step }) => {
    await step('Home leads to the dashboard, the page itself is no link', async () => {
      await press(canvas.getByRole('link', { name: 'Home' }));
      await expect(document.documentElement.dataset.navigatedTo).toBe('/dashboard');
      await expect(canvas.getByText('Users')).toHaveAttribute('aria-current', 'page');
    });
  },
};
