import { Header } from '@concierge/ui/layout/Header';
import { NoticeLine } from '@concierge/ui/concierge/NoticeLine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../fixtures/Layout.tsx';
import { phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { latestIn } from '../setup/reply.ts';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Concierge/NoticeLine',
  component: NoticeLine,
  ...inLanguage(({ t }) => ({
    text: t('shell:live.newRequests', { count: 3 }),
    count: 3,
    onOpen: fn(),
    onClose: fn(),
    closeLabel: t('shell:toasts.close'),
  })),
} satisfies Meta<typeof NoticeLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Several notices are one line, which counts them. */
export const Default: Story = {};

/** One notice, several, a text that is cut, and what stays until it is opened. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => {
    const texts = textsOf(context);
    const { service_name, device_name, note } = latestIn(texts);
    const one = `${service_name} · ${device_name}`;
    return (
      <Stack>
        <NoticeLine {...args} text={one} count={1} />
        <NoticeLine {...args} />
        <NoticeLine {...args} text={`${one} · ${note}`} count={1} />
        <NoticeLine
          {...args}
          text={texts.t('shell:live.handedOver', { count: 2 })}
          count={2}
          onClose={undefined}
        />
      </Stack>
    );
  },
};

/** On a phone the number alone is seen. */
export const Phone: Story = {
  ...phone,
  render: (args, context) => (
    <Header
      brand={{ label: 'Concierge', href: '/dashboard' }}
      {...textsOf(context).ui.headerLabels}
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
