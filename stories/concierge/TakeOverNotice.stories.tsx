import { TakeOverNotice, type TakeOverNoticeProps } from '@concierge/ui/concierge';
import { takeOverNoticeLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { press } from '../fixtures/keyboard.ts';

/** A colleague was faster: the answer says who, and there is nothing left to take over. */
function Losing(props: TakeOverNoticeProps) {
  const [lost, setLost] = useState(false);
  return (
    <TakeOverNotice
      {...props}
      onTakeOver={
        lost
          ? undefined
          : () => {
              props.onTakeOver?.();
              setLost(true);
            }
      }
      error={lost && 'eva.dvorakova took over this request before you.'}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });

const meta = {
  title: 'Concierge/TakeOverNotice',
  component: TakeOverNotice,
  parameters: { conformance: { root: 'Alert' } },
  args: {
    children: 'elif is handling this request.',
    onTakeOver: fn() as TakeOverNoticeProps['onTakeOver'],
    labels: takeOverNoticeLabels('elif'),
  },
  decorators: [inWidth(520)],
} satisfies Meta<typeof TakeOverNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('elif is handling this request.')).toBeVisible();
    await expect(button('Take over from elif')).toBeVisible();
  },
};

/** What may be done, and what may not. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TakeOverNotice {...args} />
      <TakeOverNotice {...args} onTakeOver={undefined}>
        elif is handling this request. Ask elif to hand it over, or an administrator to take it
        over.
      </TakeOverNotice>
      <TakeOverNotice {...args} onTakeOver={undefined} error="eva.dvorakova was faster." />
    </div>
  ),
};

// M8
/** One question, in place; it names who loses the request. */
export const Asking: Story = {
  play: async ({ args, step }) => {
    await step('The keyboard asks, and Back leads back', async () => {
      await press(button('Take over from elif'));
      await waitFor(() => expect(button('Take over')).toHaveFocus());
      await expect(screen.getByRole('status')).toHaveTextContent('Take over from elif?');
      await press(button('Back'));
      await waitFor(() => expect(button('Take over from elif')).toHaveFocus());
      await expect(args.onTakeOver).not.toHaveBeenCalled();
    });
    await step('Only the answer takes over', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button('Take over')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onTakeOver).toHaveBeenCalledTimes(1);
    });
  },
};

/** Who cannot take over sees what can be done. */
export const ToldWhatToDo: Story = {
  args: {
    onTakeOver: undefined,
    children:
      'elif is handling this request. Ask elif to hand it over, or an administrator to take it over.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    await press(button('Take over from elif'));
    await waitFor(() => expect(button('Take over')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onTakeOver).not.toHaveBeenCalled();
    await expect(button('Take over')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Someone was faster: it is said who, and the focus stays here. */
export const Lost: Story = {
  render: (args) => <Losing {...args} />,
  play: async ({ canvas }) => {
    await press(button('Take over from elif'));
    await waitFor(() => expect(button('Take over')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('eva.dvorakova took over');
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
  },
};
