import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, EmptyState } from '@concierge/ui';
import { say } from '../fixtures/product.ts';

const meta = { title: 'Patterns/Empty examples', tags: ['!dev'] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** Why it is empty, and the one thing to do next. */
export const LeadsOn: Story = {
  render: () => (
    <EmptyState
      title={say('settings:services.empty.title')}
      action={<Button variant="primary">{say('settings:services.empty.action')}</Button>}
    >
      {say('settings:services.empty.body')}
    </EmptyState>
  ),
};

export const SaysNothing: Story = { render: () => <EmptyState title="No data" /> };

/** Filters can hide what is there: the way back is a press away. */
export const NamesTheFilters: Story = {
  render: () => (
    <EmptyState
      title={say('requests:empty.filteredTitle')}
      action={<Button>{say('requests:filters.clear')}</Button>}
    >
      {say('requests:empty.filtered')}
    </EmptyState>
  ),
};

export const LooksLikeNone: Story = {
  render: () => (
    <EmptyState title={say('requests:empty.title')}>{say('requests:empty.body')}</EmptyState>
  ),
};
