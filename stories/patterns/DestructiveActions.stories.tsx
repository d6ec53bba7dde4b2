import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@concierge/ui/Button';
import { ConfirmDialog } from '@concierge/ui/ConfirmDialog';
import { IconButton } from '@concierge/ui/IconButton';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { textsOf } from '../setup/texts.ts';

const USERS = ['elif', 'grace', 'tomas'];

function Rows({ action }: { action: (username: string) => ReactNode }) {
  return USERS.map((username) => (
    <div
      key={username}
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        padding: '8px 0',
        borderBlockEnd: '1px solid var(--cc-color-border)',
      }}
    >
      {username}
      {action(username)}
    </div>
  ));
}

const meta = {
  title: 'Patterns/Destructive actions examples',
  tags: ['!dev'],
} satisfies Meta;

export default meta;
type Story = StoryObj;

const question = { open: true, onOpenChange: fn(), onConfirm: fn() };

/** The name of what goes, what it touches, and that it is final. */
export const SaysWhatGoes: Story = {
  render: (_args, context) => {
    const { t } = textsOf(context);
    return (
      <ConfirmDialog
        {...question}
        tone="danger"
        title={t('users:delete.title')}
        confirmLabel={t('common:yes')}
        cancelLabel={t('common:cancel')}
      >
        {t('users:delete.body', { username: 'grace' })}{' '}
        {t('users:delete.held', { username: 'grace', count: 3 })}
      </ConfirmDialog>
    );
  },
};

export const HidesWhatGoes: Story = {
  render: () => (
    <ConfirmDialog {...question} title="Delete?" confirmLabel="OK" cancelLabel="Cancel">
      The selected item will be removed.
    </ConfirmDialog>
  ),
};

/** Quiet in the row; red is for the moment of deciding. */
export const QuietInTheRow: Story = {
  render: (_args, context) => (
    <Rows
      action={(username) => (
        <IconButton
          icon="trash-2"
          label={textsOf(context).t('users:actions.delete', { username })}
        />
      )}
    />
  ),
};

export const LoudInTheRow: Story = {
  render: () => (
    <Rows
      action={() => (
        <Button variant="primary" tone="danger">
          Delete
        </Button>
      )}
    />
  ),
};
