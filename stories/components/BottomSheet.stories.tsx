import { BottomSheet, Button, Select } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { Stack } from '../fixtures/Layout.tsx';
import { openedByButton } from '../fixtures/stateful.tsx';
import { landscape, phone } from '../fixtures/viewports.ts';
import { modal } from '../conformance/exceptions.ts';

const Opener = openedByButton(BottomSheet, 'Filter (1)');

function Filters({ labels, all = 'All' }: { labels: readonly string[]; all?: string }) {
  return (
    <Stack gap={16}>
      {labels.map((label, at) => (
        <Select
          key={label}
          label={label}
          selected={at === 0 ? '204' : null}
          onSelectedChange={fn()}
          clearLabel={all}
          options={[{ value: '204', label: 'Room 204' }]}
          style={{ inlineSize: '100%' }}
        />
      ))}
    </Stack>
  );
}

// No AllStates: one sheet at a time is open. Each state and each width is a story.
const meta = {
  title: 'Components/BottomSheet',
  component: BottomSheet,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Filter requests',
    closeLabel: 'Close',
    children: <Filters labels={['Device', 'Service', 'Approved by']} />,
    footer: (
      <>
        <Button>Clear filters</Button>
        <Button variant="primary">Done</Button>
      </>
    ),
  },
  ...phone,
  parameters: { ...phone.parameters, conformance: { ...modal, root: 'BottomSheet' } },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = { args: { open: true } };

// U42
export const Default: Story = {
  tags: ['picture-dark'],
  play: async ({ step }) => {
    await openByKeyboard('dialog');
    const dialog = screen.getByRole('dialog', { name: 'Filter requests' });
    await step('It is at the bottom edge and as high as its content', async () => {
      await waitFor(() =>
        expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight),
      );
      await expect(dialog.getBoundingClientRect().height).toBeLessThan(window.innerHeight / 2);
    });
    await step('What is chosen with is 44 px high', async () => {
      for (const field of screen.getAllByRole('button', { name: /Device|Service|Approved/ })) {
        await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    });
  },
};

/** A press on what is left of the page closes it. */
export const PressBeside: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await openByKeyboard('dialog');
    await userEvent.click(document.querySelector('[data-part="Backdrop"]') as Element);
    await expectClosed('dialog', () => canvas.getByRole('button', { name: 'Filter (1)' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** More than fits scrolls between heading and actions. */
export const Landscape: Story = {
  ...landscape,
  args: {
    children: <Filters labels={['Cihaz', 'Hizmet', 'Onaylayan']} all="Tümü" />,
    title: 'Talepleri filtrele',
  },
  play: async () => {
    await openByKeyboard('dialog');
    await expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  },
};
