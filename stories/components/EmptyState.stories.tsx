import { Button, EmptyState } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowest } from '../fixtures/viewports.ts';
import { inCard } from '../fixtures/frames.tsx';

const meta = {
  title: 'Components/EmptyState',
  tags: ['!autodocs'],
  component: EmptyState,
  args: { title: 'No requests', children: 'New requests appear here automatically.' },
  decorators: [inCard],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { icon: 'inbox' } };

/** Both tones, from the title alone to all parts. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {(['neutral', 'warning'] as const).flatMap((tone) => [
        <EmptyState key={`${tone} title`} tone={tone} title="No requests" />,
        <EmptyState key={`${tone} text`} tone={tone} title="No requests">
          New requests appear here automatically.
        </EmptyState>,
        <EmptyState
          key={`${tone} action`}
          tone={tone}
          icon="concierge-bell"
          title="No services yet"
          action={<Button iconStart="plus">Add service</Button>}
        >
          Guests can ask for nothing until there is one.
        </EmptyState>,
      ])}
    </div>
  ),
};

export const Narrowest: Story = {
  ...narrowest,
  args: {
    title: 'Nejneobhospodařovávatelnější služby',
    children: 'Bu projede henüz tanımlanmış bir hizmet bulunmuyor; ilkini şimdi ekleyin.',
    action: <Button iconStart="plus">Přidat první službu do projektu</Button>,
  },
};

export const Warning: Story = { args: { tone: 'warning', title: 'No services yet' } };

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
