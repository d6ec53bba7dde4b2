import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog, Panel, Switch } from '@concierge/ui';
import { fn } from 'storybook/test';
import { say } from '../fixtures/product.ts';

const meta = {
  title: 'Patterns/Confirmation examples',
  tags: ['!dev'],
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** The question names the action, the text says what it does, the button repeats it. */
export const NamesTheAction: Story = {
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      onConfirm={fn()}
      title={say('messages:publish.title.1')}
      confirmLabel={say('messages:publish.confirm')}
      cancelLabel={say('common:cancel')}
    >
      {say('messages:publish.body.1', { count: 12, title: 'Breakfast from 6:30' })}
    </ConfirmDialog>
  ),
};

export const AsksForNothing: Story = {
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      onConfirm={fn()}
      title="Are you sure?"
      confirmLabel="OK"
      cancelLabel="No"
    >
      This action will be executed.
    </ConfirmDialog>
  ),
};

const SERVICES = ['Room service', 'Housekeeping', 'Maintenance'];

/** What can be turned back at once acts at once. */
export const ActsAtOnce: Story = {
  render: () => (
    <Panel title={say('users:services.title', { username: 'ayse.yilmaz' })}>
      {SERVICES.map((name, at) => (
        <div key={name} style={{ padding: '6px 0' }}>
          <Switch defaultChecked={at < 2}>{name}</Switch>
        </div>
      ))}
    </Panel>
  ),
};

export const AsksEveryTime: Story = {
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      onConfirm={fn()}
      title="Change the services?"
      confirmLabel="Change"
      cancelLabel="Cancel"
    >
      Do you want to switch Room service on for ayse.yilmaz?
    </ConfirmDialog>
  ),
};
