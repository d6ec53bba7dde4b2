import { RetentionForm } from '@concierge/ui/concierge/RetentionForm';
import { Alert } from '@concierge/ui/Alert';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const consequenceIn = ({ t, language }: Texts) =>
  t('house:retention.consequence', {
    rows: t('house:retention.rows.requests', { count: 1204 }),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date('2024-11-03T10:00:00Z'),
    ),
  });

const meta = {
  title: 'Concierge/RetentionForm',
  component: RetentionForm,
  ...inLanguage(
    ({ labels }) => ({
      retention: { requests: 24, messages: 12, audit: 0 },
      onChange: fn(),
      onSubmit: fn(),
      onDirtyChange: fn(),
      labels: labels.retention,
    }),
    inWidth(520),
  ),
} satisfies Meta<typeof RetentionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Requests for two years, messages for one, the audit trail for good. */
export const Default: Story = {};

/** What a choice would delete, on its way, and what could not be saved. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => {
    const texts = textsOf(context);
    return (
      <div style={{ display: 'grid', gap: 40 }}>
        <RetentionForm {...args} consequence={consequenceIn(texts)} />
        <RetentionForm {...args} pending />
        <RetentionForm {...args} retention={{ requests: 0, messages: 7, audit: 0 }}>
          <Alert tone="danger">{texts.t('house:error.save')}</Alert>
        </RetentionForm>
      </div>
    );
  },
};

// P5
export const Chosen: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    await step('Each choice is reported before it is saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Completed and canceled/ }));
      await userEvent.click(await screen.findByRole('option', { name: '6 months' }));
      const chosen = { requests: 6, messages: 12, audit: 0 };
      await expect(args.onChange).toHaveBeenLastCalledWith(chosen);
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(chosen));
    });
  },
};
