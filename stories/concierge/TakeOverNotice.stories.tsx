import { TakeOverNotice, type TakeOverNoticeProps } from '@concierge/ui/concierge/TakeOverNotice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { press } from '../fixtures/keyboard.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

/** A colleague was faster: the answer says who, and there is nothing left to take over. */
function Losing({ error, onTakeOver, ...props }: TakeOverNoticeProps) {
  const [lost, setLost] = useState(false);
  return (
    <TakeOverNotice
      {...props}
      onTakeOver={
        lost
          ? undefined
          : () => {
              onTakeOver?.();
              setLost(true);
            }
      }
      error={lost && error}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Who holds the request. */
const HOLDER = { name: 'elif' };

const labelsIn = ({ labels }: Texts) => labels.takeOver(HOLDER.name);

/** A colleague was faster. */
const lostIn = ({ t }: Texts) => t('timeline:takeOver.lost', { name: 'grace' });

const meta = {
  title: 'Concierge/TakeOverNotice',
  component: TakeOverNotice,
  parameters: { conformance: { root: 'Alert' } },
  ...inLanguage(
    (texts) => ({
      children: texts.t('timeline:takeOver.held', HOLDER),
      onTakeOver: fn() as TakeOverNoticeProps['onTakeOver'],
      labels: labelsIn(texts),
    }),
    inWidth(520),
  ),
} satisfies Meta<typeof TakeOverNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who holds the request, and the button that takes it over. */
export const Default: Story = {
  tags: ['picture-dark'],
  play: async (context) => {
    const texts = textsOf(context);
    const held = texts.t('timeline:takeOver.held', HOLDER);
    await expect(context.canvas.getByText(held)).toBeVisible();
    await expect(button(labelsIn(texts).takeOver)).toBeVisible();
  },
};

/** What may be done, and what may not. */
export const AllStates: Story = {
  render: (args, context) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TakeOverNotice {...args} />
      <TakeOverNotice {...args} onTakeOver={undefined}>
        {textsOf(context).t('timeline:takeOver.ask', HOLDER)}
      </TakeOverNotice>
      <TakeOverNotice {...args} onTakeOver={undefined} error={lostIn(textsOf(context))} />
    </div>
  ),
};

// M8
/** One question, in place; it names who loses the request. */
export const Asking: Story = {
  play: async (context) => {
    const { args, step } = context;
    const { takeOver, question, confirm, cancel } = labelsIn(textsOf(context));
    await step('The keyboard asks, and Back leads back', async () => {
      await press(button(takeOver));
      await waitFor(() => expect(button(confirm)).toHaveFocus());
      await expect(screen.getByRole('status')).toHaveTextContent(question);
      await press(button(cancel));
      await waitFor(() => expect(button(takeOver)).toHaveFocus());
      await expect(args.onTakeOver).not.toHaveBeenCalled();
    });
    await step('Only the answer takes over', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button(confirm)).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onTakeOver).toHaveBeenCalledTimes(1);
    });
  },
};

/** Who cannot take over sees what can be done. */
export const ToldWhatToDo: Story = {
  ...inLanguage(({ t }) => ({
    onTakeOver: undefined,
    children: t('timeline:takeOver.ask', HOLDER),
  })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** It is being taken over: the button keeps the focus and ignores presses. */
export const Pending: Story = {
  args: { pending: true },
  play: async (context) => {
    const { takeOver, confirm } = labelsIn(textsOf(context));
    await press(button(takeOver));
    await waitFor(() => expect(button(confirm)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onTakeOver).not.toHaveBeenCalled();
    await expect(button(confirm)).toHaveAttribute('aria-busy', 'true');
  },
};

/** Someone was faster: it is said who, and the focus stays here. */
export const Lost: Story = {
  ...inLanguage((texts) => ({ error: lostIn(texts) })),
  render: (args) => <Losing {...args} />,
  play: async (context) => {
    const { canvas } = context;
    const { takeOver, confirm } = labelsIn(textsOf(context));
    await press(button(takeOver));
    await waitFor(() => expect(button(confirm)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(lostIn(textsOf(context)));
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
  },
};
