import { Header } from '@concierge/ui';
import { NoticeLine } from '@concierge/ui/concierge';
import { noticeLineLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../fixtures/Layout.tsx';
import { phone } from '../fixtures/viewports.ts';

const meta = {
  title: 'Concierge/NoticeLine',
  component: NoticeLine,
  args: {
    text: '3 new requests',
    count: 3,
    onOpen: fn(),
    onClose: fn(),
    ...noticeLineLabels,
  },
} satisfies Meta<typeof NoticeLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One notice, several, a text that is cut, and what stays until it is opened. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack>
      <NoticeLine {...args} text="Room service · Room 204" count={1} />
      <NoticeLine {...args} />
      <NoticeLine
        {...args}
        text="Odeslání na všechna vybraná zařízení v druhém patře se nepodařilo"
      />
      <NoticeLine {...args} text="2 requests handed over to you" count={2} onClose={undefined} />
    </Stack>
  ),
};

/** On a phone the number alone is seen. */
export const Phone: Story = {
  ...phone,
  render: (args) => (
    <Header
      brand={{ label: 'Concierge', href: '/dashboard' }}
      menuLabel="Menu"
      menuOpen={false}
      onMenuOpenChange={fn()}
      end={<NoticeLine {...args} />}
    />
  ),
};

// U3
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    await step('It opens, and Escape closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /3 new requests/ }));
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
