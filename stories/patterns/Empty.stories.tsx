import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@concierge/ui/Button';
import { EmptyState } from '@concierge/ui/EmptyState';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Patterns/Empty examples',
  tags: ['!dev'],
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Why it is empty, and the one thing to do next. */
export const LeadsOn: Story = {
  render: (_args, context) => {
    const { t } = textsOf(context);
    return (
      <EmptyState
        title={t('settings:services.empty.title')}
        action={<Button variant="primary">{t('settings:services.empty.action')}</Button>}
      >
        {t('settings:services.empty.body')}
      </EmptyState>
    );
  },
};

export const SaysNothing: Story = { render: () => <EmptyState title="No data" /> };

/** Filters can hide what is there: the way back is a press away. */
export const NamesTheFilters: Story = {
  render: (_args, context) => {
    const { t } = textsOf(context);
    return (
      <EmptyState
        title={t('requests:empty.filteredTitle')}
        action={<Button>{t('requests:filters.clear')}</Button>}
      >
        {t('requests:empty.filtered')}
      </EmptyState>
    );
  },
};

export const LooksLikeNone: Story = {
  render: (_args, context) => {
    const { t } = textsOf(context);
    return <EmptyState title={t('requests:empty.title')}>{t('requests:empty.body')}</EmptyState>;
  },
};
