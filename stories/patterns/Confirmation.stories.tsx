import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from '@concierge/ui/ConfirmDialog';
import { Switch } from '@concierge/ui/Switch';
import { Panel } from '@concierge/ui/layout/Panel';
import { fn } from 'storybook/test';
import { found } from '../hotel/hotel.ts';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Patterns/Confirmation examples',
  tags: ['!dev'],
} satisfies Meta;

export default meta;
type Story = StoryObj;

const question = { open: true, onOpenChange: fn(), onConfirm: fn() };

/** The question names the action, the text says what it does, the button repeats it. */
export const NamesTheAction: Story = {
  render: (_args, context) => {
    const { t, hotel } = textsOf(context);
    const [title] = found(hotel.texts.news[0]);
    return (
      <ConfirmDialog
        {...question}
        title={t('messages:publish.title.1')}
        confirmLabel={t('messages:publish.confirm')}
        cancelLabel={t('common:cancel')}
      >
        {t('messages:publish.body.1', { count: 12, title })}
      </ConfirmDialog>
    );
  },
};

export const AsksForNothing: Story = {
  render: () => (
    <ConfirmDialog {...question} title="Are you sure?" confirmLabel="OK" cancelLabel="No">
      This action will be executed.
    </ConfirmDialog>
  ),
};

/** What can be turned back at once acts at once. */
export const ActsAtOnce: Story = {
  render: (_args, context) => {
    const { t, hotel } = textsOf(context);
    return (
      <Panel title={t('users:services.title', { username: 'elif' })}>
        {hotel.services.slice(4, 7).map(({ id, service_name }, at) => (
          <div key={id} style={{ padding: '6px 0' }}>
            <Switch defaultChecked={at !== 1}>{service_name}</Switch>
          </div>
        ))}
      </Panel>
    );
  },
};

export const AsksEveryTime: Story = {
  render: () => (
    <ConfirmDialog
      {...question}
      title="Change the services?"
      confirmLabel="Change"
      cancelLabel="Cancel"
    >
      Do you want to switch Luggage on for elif?
    </ConfirmDialog>
  ),
};
