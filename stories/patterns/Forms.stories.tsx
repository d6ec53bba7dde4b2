import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Select, TextField } from '@concierge/ui';
import type { ReactElement } from 'react';
import { fn } from 'storybook/test';
import { Row, Stack } from '../fixtures/Layout.tsx';
import { say } from '../fixtures/product.ts';

function UserType(): ReactElement {
  return (
    <Select
      label={say('users:form.userType')}
      selected={null}
      placeholder={say('users:form.chooseType')}
      onSelectedChange={fn()}
      options={[
        { value: '1', label: say('users:type.1') },
        { value: '2', label: say('users:type.2') },
      ]}
    />
  );
}

const meta = { title: 'Patterns/Forms examples', tags: ['!dev'] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** One column, the name of each field above it, one primary button. */
export const NamesStay: Story = {
  render: () => (
    <Stack gap={16}>
      <TextField label={say('users:form.username')} defaultValue="ayse.yilmaz" />
      <UserType />
      <Row>
        <Button variant="primary">{say('users:form.create')}</Button>
        <Button>{say('common:cancel')}</Button>
      </Row>
    </Stack>
  ),
};

export const NamesGo: Story = {
  render: () => (
    <Stack gap={16}>
      <TextField
        label={say('users:form.username')}
        labelHidden
        placeholder={say('users:form.username')}
        defaultValue="ayse.yilmaz"
      />
      <TextField
        label={say('users:form.userType')}
        labelHidden
        placeholder={say('users:form.userType')}
      />
      <Row>
        <Button variant="primary">{say('users:form.create')}</Button>
        <Button variant="primary">{say('common:cancel')}</Button>
      </Row>
    </Stack>
  ),
};

/** A button that cannot be pressed yet says what it needs. */
export const SaysWhatIsMissing: Story = {
  render: () => (
    <Stack gap={8}>
      <TextField label={say('users:form.username')} />
      <Row>
        <Button variant="primary" disabled>
          {say('users:form.create')}
        </Button>
      </Row>
      <span style={{ color: 'var(--cc-color-text-muted)' }}>
        {say('users:form.createIncomplete')}
      </span>
    </Stack>
  ),
};

export const LeavesItToGuessing: Story = {
  render: () => (
    <Stack gap={8}>
      <TextField label={say('users:form.username')} />
      <Row>
        <Button variant="primary" disabled>
          {say('users:form.create')}
        </Button>
      </Row>
    </Stack>
  ),
};
