import { Button, Card, EmptyState } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/EmptyState',
  tags: ['!autodocs'],
  component: EmptyState,
  args: { title: 'No requests', children: 'New requests appear here by themselves.' },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { icon: 'bell' } };

export const Warning: Story = { args: { tone: 'warning', title: 'No services yet' } };

export const WarningDark: Story = { ...Warning, globals: { theme: 'dark' } };

export const WarningHighContrast: Story = { ...Warning, globals: { theme: 'contrast' } };

export const WithAction: Story = {
  args: { action: <Button iconStart="plus">Add service</Button> },
};

export const TitleOnly: Story = { args: { children: undefined } };

export const LongText: Story = {
  args: {
    title: 'Bu projede henüz tanımlanmış bir hizmet bulunmuyor',
    children:
      'Přidejte první službu, aby ji hosté mohli objednat ze zařízení na pokoji; objeví se na nástěnce hned.',
  },
};
