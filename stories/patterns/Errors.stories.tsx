import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '@concierge/ui/Alert';
import { Button } from '@concierge/ui/Button';
import { TextField } from '@concierge/ui/TextField';
import { Stack } from '../fixtures/Layout.tsx';
import { found } from '../hotel/hotel.ts';
import { type Texts, textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Patterns/Errors examples',
  tags: ['!dev'],
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** A message of the hotel. */
const messageIn = ({ hotel }: Texts) => found(hotel.texts.news[0])[1];

/** What failed, why, and the next step, where the content would be. */
export const SaysWhatFailed: Story = {
  render: (_args, context) => {
    const { t } = textsOf(context);
    return (
      <Alert
        tone="danger"
        title={t('requests:error.load')}
        action={<Button size="sm">{t('common:retry')}</Button>}
      >
        {t('errors:network')}
      </Alert>
    );
  },
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
  render: (_args, context) => {
    const texts = textsOf(context);
    const { t } = texts;
    return (
      <Stack gap={16}>
        <TextField
          label={t('messages:form.title')}
          error={t('messages:form.titleRequired')}
          required
        />
        <TextField
          key={texts.language}
          label={t('messages:form.message')}
          defaultValue={messageIn(texts)}
        />
      </Stack>
    );
  },
};

export const FarFromTheField: Story = {
  render: (_args, context) => {
    const texts = textsOf(context);
    const { t } = texts;
    return (
      <Stack gap={16}>
        <Alert tone="danger">Invalid input</Alert>
        <TextField label={t('messages:form.title')} />
        <TextField
          key={texts.language}
          label={t('messages:form.message')}
          defaultValue={messageIn(texts)}
        />
      </Stack>
    );
  },
};
