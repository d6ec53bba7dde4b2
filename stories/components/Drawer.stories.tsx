import { Button, DescriptionList, Drawer } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { phone } from '../fixtures/viewports.ts';

const Opener = openedByButton(Drawer, 'Details');

// No matrix: one drawer at a time is open. Each edge and each width is a story.
const meta = {
  title: 'Components/Drawer',
  tags: ['!autodocs'],
  component: Drawer,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Request 7',
    closeLabel: 'Close',
    children: (
      <DescriptionList
        layout="stacked"
        items={[
          { term: 'Room', description: '204' },
          { term: 'Service', description: 'Laundry' },
          { term: 'Note', description: 'Two shirts until tomorrow morning, please.' },
        ]}
      />
    ),
    footer: <Button variant="primary">Approve</Button>,
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { open: true } };

/** At the edge where reading ends and as high as the window; Escape closes, and focus is back on what opened it. */
export const Default: Story = {
  tags: ['matrix'],
  play: async () => {
    await openByKeyboard('dialog');
    const box = screen.getByRole('dialog', { name: 'Request 7' }).getBoundingClientRect();
    await expect(Math.round(box.right)).toBeGreaterThanOrEqual(window.innerWidth - 1);
    await expect(box.left).toBeGreaterThan(window.innerWidth / 2);
    await expect(Math.round(box.height)).toBe(window.innerHeight);
  },
};

export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await openByKeyboard('dialog');
    await expect(screen.getByRole('dialog')).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog', () => canvas.getByRole('button', { name: 'Details' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** From the edge where reading begins. */
export const Start: Story = {
  args: { placement: 'start', open: true, size: 'md' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(Math.round(screen.getByRole('dialog').getBoundingClientRect().left)).toBe(0);
  },
};

/** A phone is taken whole. */
export const Phone: Story = {
  ...phone,
  args: { open: true },
  play: async () => {
    await waitFor(() =>
      expect(Math.round(screen.getByRole('dialog').getBoundingClientRect().width)).toBe(
        window.innerWidth,
      ),
    );
  },
};
