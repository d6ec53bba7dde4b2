import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@concierge/ui/Button';
import { Select } from '@concierge/ui/Select';
import { TextField } from '@concierge/ui/TextField';
import type { ReactElement } from 'react';
import { fn } from 'storybook/test';
import { Row, Stack } from '../fixtures/Layout.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const USERNAME = 'grace';

const labelsOf = (context: Parameters<typeof textsOf>[0]) => textsOf(context).labels.userForm;

function UserType({ labels }: { labels: Texts['labels']['userForm'] }): ReactElement {
  return (
    <Select
      label={labels.userType}
      value={null}
      placeholder={labels.userTypePlaceholder}
      onChange={fn()}
      options={([1, 2] as const).map((type) => ({
        value: String(type),
        label: labels.userTypes[type],
      }))}
    />
  );
}

const meta = {
  title: 'Patterns/Forms examples',
  tags: ['!dev'],
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** One column, the name of each field above it, one primary button. */
export const NamesStay: Story = {
  render: (_args, context) => {
    const labels = labelsOf(context);
    return (
      <Stack gap={16}>
        <TextField label={labels.username} defaultValue={USERNAME} />
        <UserType labels={labels} />
        <Row>
          <Button variant="primary">{labels.create}</Button>
          <Button>{textsOf(context).t('common:cancel')}</Button>
        </Row>
      </Stack>
    );
  },
};

export const NamesGo: Story = {
  render: (_args, context) => {
    const { username, userType, create } = labelsOf(context);
    return (
      <Stack gap={16}>
        <TextField label={username} labelHidden placeholder={username} defaultValue={USERNAME} />
        <TextField label={userType} labelHidden placeholder={userType} />
        <Row>
          <Button variant="primary">{create}</Button>
          <Button variant="primary">{textsOf(context).t('common:cancel')}</Button>
        </Row>
      </Stack>
    );
  },
};

/** A button that cannot be pressed yet says what it needs. */
export const SaysWhatIsMissing: Story = {
  render: (_args, context) => {
    const { username, create, createIncomplete } = labelsOf(context);
    return (
      <Stack gap={8}>
        <TextField label={username} />
        <Row>
          <Button variant="primary" disabled>
            {create}
          </Button>
        </Row>
        <span style={{ color: 'var(--cc-color-text-muted)' }}>{createIncomplete}</span>
      </Stack>
    );
  },
};

export const LeavesItToGuessing: Story = {
  render: (_args, context) => {
    const { username, create } = labelsOf(context);
    return (
      <Stack gap={8}>
        <TextField label={username} />
        <Row>
          <Button variant="primary" disabled>
            {create}
          </Button>
        </Row>
      </Stack>
    );
  },
};
