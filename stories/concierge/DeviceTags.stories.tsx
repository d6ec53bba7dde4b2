import { DeviceTags } from '@concierge/ui/concierge/DeviceTags';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { receiversIn } from '../fixtures/messages.ts';
import { Stack } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Concierge/DeviceTags',
  component: DeviceTags,
  ...inLanguage((texts) => ({
    devices: receiversIn(texts, 8),
    onMore: fn(),
    labels: texts.labels.messageTable.devices,
  })),
} satisfies Meta<typeof DeviceTags>;

export default meta;
type Story = StoryObj<typeof meta>;

// E3
/** Three devices, two of which showed the message, and how many more there are. */
export const Default: Story = {
  play: async (context) => {
    const { args, canvas, step } = context;
    const texts = textsOf(context);
    const { devices: labels } = texts.labels.messageTable;
    await step('Three devices with a viewed or not-viewed eye, then how many more', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      const shown = receiversIn(texts, 3).map(({ viewed_at }) => viewed_at);
      await expect(canvas.getAllByRole('img').map((one) => one.ariaLabel)).toEqual(
        shown.map((at) => (at === null ? labels.notViewed : labels.viewed(at))),
      );
      await expect(shown.filter((at) => at === null)).toHaveLength(1);
    });
    await step('See N more is a button', async () => {
      await userEvent.tab();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: labels.more(5) })).toHaveFocus(),
      );
      await userEvent.keyboard('{Enter}');
      await expect(args.onMore).toHaveBeenCalledTimes(1);
    });
  },
};

/** No device, one, as many as fit, and more than that, which can be opened or only counted. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ labels, onMore }, context) => {
    const devices = receiversIn(textsOf(context), 8);
    return (
      <Stack gap={16}>
        {[0, 1, 3, 8].map((count) => (
          <DeviceTags
            key={count}
            devices={devices.slice(0, count)}
            onMore={onMore}
            labels={{ ...labels, list: `${labels.list} (${count})` }}
          />
        ))}
        <DeviceTags
          devices={devices.slice(0, 3)}
          total={240}
          labels={{ ...labels, list: `${labels.list} (240)` }}
        />
      </Stack>
    );
  },
};

/** Only the first devices are given; the count includes the rest. */
export const Many: Story = {
  ...inLanguage((texts) => ({ devices: receiversIn(texts, 3), total: 240 })),
  play: async (context) => {
    const name = textsOf(context).labels.messageTable.devices.more(237);
    await waitFor(() => expect(context.canvas.getByRole('button', { name })).toBeVisible());
  },
};
