import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert, Button, TextField } from '@concierge/ui';
import { Stack } from '../fixtures/Layout.tsx';
import { say } from '../fixtures/product.ts';

const meta = { title: 'Patterns/Errors examples', tags: ['!dev'] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** What failed, why, and the next step, where the content would be. */
export const SaysWhatFailed: Story = {
  render: () => (
    <Alert
      tone="danger"
      title={say('requests:error.load')}
      action={<Button size="sm">{say('common:retry')}</Button>}
    >
      {say('errors:network')}
    </Alert>
  ),
};

export const SaysSomething: Story = {
  render: () => (
    <Alert tone="danger" title="Error">
      An unexpected error has occurred (500).
    </Alert>
  ),
};

/** At the field, in the words of the field. */
export const AtTheField: Story = {
  render: () => (
    <Stack gap={16}>
      <TextField
        label={say('messages:form.title')}
        error={say('messages:form.titleRequired')}
        required
      />
      <TextField label={say('messages:form.message')} defaultValue="Breakfast from 6:30" />
    </Stack>
  ),
};

export const FarFromTheField: Story = {
  render: () => (
    <Stack gap={16}>
      <Alert tone="danger">Invalid input</Alert>
      <TextField label={say('messages:form.title')} />
      <TextField label={say('messages:form.message')} defaultValue="Breakfast from 6:30" />
    </Stack>
  ),
};
