import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { narrowest, phone, tablet } from '../fixtures/viewports.ts';
import { RequestsPage } from './pages/RequestsPage.tsx';
import { contrast, czech, dark, screenStory, textsIn, turkish } from './pages/screenStory.ts';

const meta = {
  title: 'Screens/Requests',
  component: RequestsPage,
  ...screenStory,
  tags: ['!autodocs'],
} satisfies Meta<typeof RequestsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const WaitingDark: Story = { ...dark };
export const WaitingHighContrast: Story = { ...contrast };
export const WaitingCzech: Story = { ...czech };
export const WaitingTurkish: Story = { ...turkish };
export const Approved: Story = { args: { list: 'approved' } };
export const ApprovedCzech: Story = { ...Approved, ...czech };
export const ApprovedTurkish: Story = { ...Approved, ...turkish };
export const Canceled: Story = { args: { list: 'canceled' } };
export const CanceledCzech: Story = { ...Canceled, ...czech };
export const CanceledTurkish: Story = { ...Canceled, ...turkish };
export const Done: Story = { args: { list: 'done' } };
export const DoneCzech: Story = { ...Done, ...czech };
export const DoneTurkish: Story = { ...Done, ...turkish };

export const Loading: Story = { args: { content: 'loading' } };
export const LoadingDark: Story = { ...Loading, ...dark };
export const Empty: Story = { args: { content: 'empty' } };
export const EmptyCzech: Story = { ...Empty, ...czech };
export const EmptyDone: Story = { args: { list: 'done', content: 'empty' } };
export const NothingFitsTheFilters: Story = { args: { content: 'empty', filtered: true } };
export const Failed: Story = { args: { content: 'failed' } };
export const FailedTurkish: Story = { ...Failed, ...turkish };
export const ApprovedLoading: Story = { args: { list: 'approved', content: 'loading' } };
export const ApprovedFailed: Story = { args: { list: 'approved', content: 'failed' } };

export const Tablet: Story = { ...tablet };
export const Phone: Story = { ...phone };
export const PhoneDark: Story = { ...phone, globals: { ...phone.globals, theme: 'dark' } };
export const Narrowest: Story = { ...narrowest };
export const DoneNarrowest: Story = { ...Done, ...narrowest };

/** What a colleague approved is not the operator's to move on. */
export const Operator: Story = {
  args: { viewer: 'operator', list: 'approved' },
  play: async (context) => {
    const t = textsIn(context);
    await context.step('D5 what a colleague approved does not open', async () => {
      const replies = context.canvas.queryAllByRole('button', { name: /Room/ });
      await expect(replies.length).toBeGreaterThan(0);
      await expect(replies.length).toBeLessThan(10);
      await expect(
        context.canvas.queryByRole('link', { name: t('shell:menu.settings') }),
      ).toBeNull();
    });
  },
};
export const OperatorWaiting: Story = { args: { viewer: 'operator' } };

/** The reply over the list, opened by keyboard. */
export const Reply: Story = {
  play: async (context) => {
    const t = textsIn(context);
    const [first] = context.canvas.getAllByRole('button', {
      name: new RegExp(t('requests:table.reply', { device: 'Room 101' })),
    });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: t('requests:reply.title') })).toBeVisible(),
    );
  },
};
export const ReplyDark: Story = { ...Reply, ...dark };
export const ReplyCzech: Story = { ...Reply, ...czech };
export const ReplyTurkish: Story = { ...Reply, ...turkish };
export const ReplyNarrowest: Story = { ...Reply, ...narrowest };
export const ReplyOperator: Story = { ...Reply, args: { viewer: 'operator' } };
export const ReplyRefused: Story = { ...Reply, args: { reply: 'refused' } };
export const ReplyOvertaken: Story = { ...Reply, args: { reply: 'overtaken' } };
export const ReplyOvertakenTurkish: Story = { ...ReplyOvertaken, ...turkish };
export const ReplyPending: Story = { ...Reply, args: { reply: 'pending' } };

/** One state further: the question, with its note. */
export const ReplyConfirm: Story = {
  play: async (context) => {
    const t = textsIn(context);
    await Reply.play?.(context);
    screen.getByRole('button', { name: t('requests:state.2') }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: t('requests:reply.noteLabel') })).toHaveFocus(),
    );
  },
};
export const ReplyConfirmCzech: Story = { ...ReplyConfirm, ...czech };
export const ReplyConfirmTurkish: Story = { ...ReplyConfirm, ...turkish };
export const ReplyConfirmNarrowest: Story = { ...ReplyConfirm, ...narrowest };

/** The message to the device, over the reply, over the list. */
export const ReplyMessage: Story = {
  play: async (context) => {
    const t = textsIn(context);
    await Reply.play?.(context);
    screen.getByRole('button', { name: t('requests:reply.sendMessage') }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('messages:form.send') })).toBeVisible(),
    );
  },
};
export const ReplyMessageCzech: Story = { ...ReplyMessage, ...czech };
export const ReplyMessageNarrowest: Story = { ...ReplyMessage, ...narrowest };
