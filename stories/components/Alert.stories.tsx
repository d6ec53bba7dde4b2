import { Alert } from '@concierge/ui/Alert';
import { Button } from '@concierge/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  parameters: { conformance: { args: { onDismiss: () => undefined, dismissLabel: 'Dismiss' } } },
  ...inLanguage(({ t }) => ({
    tone: 'info' as const,
    children: t('shell:push.blocked') as ReactNode,
  })),
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

const conflictIn = ({ t }: Texts) =>
  t('requests:reply.conflictUnknown', { state: t('requests:state.2') });

const TONES = ['info', 'success', 'warning', 'danger'] as const;

/** Something to know, beside what it is about. */
export const Default: Story = {};

/** Every tone, with a title and without. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ children }, context) => (
    <Stack>
      {TONES.map((tone) => (
        <Alert key={tone} tone={tone} title={`A title (${tone})`}>
          {conflictIn(textsOf(context))}
        </Alert>
      ))}
      {TONES.map((tone) => (
        <Alert key={tone} tone={tone}>
          {children}
        </Alert>
      ))}
    </Stack>
  ),
};

/** What failed can be tried again. */
export const WithAction: Story = {
  ...inLanguage(({ t }) => ({
    tone: 'danger' as const,
    title: t('settings:services.error.save'),
    children: t('errors:network'),
    action: (
      <Button size="sm" iconStart="refresh-cw">
        {t('common:retry')}
      </Button>
    ),
  })),
  play: async (context) => {
    const title = textsOf(context).t('settings:services.error.save');
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(title);
  },
};

/** It can be closed. */
export const Dismissable: Story = {
  ...inLanguage(({ ui }) => ({ onDismiss: fn(), ...ui.alertLabels })),
  play: async (context) => {
    const { canvas, args } = context;
    const name = textsOf(context).ui.alertLabels.dismissLabel;
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
