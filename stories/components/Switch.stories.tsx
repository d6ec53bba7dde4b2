import { Switch } from '@concierge/ui/Switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../fixtures/Layout.tsx';
import { control } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  parameters: { conformance: control },
  ...inLanguage(({ hotel }) => ({
    children: hotel.texts.services.housekeeping.name,
    onChange: fn(),
  })),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Works at once, without a button that saves. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Off and on, disabled, and on its way. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack>
      <Switch {...args}>Off</Switch>
      <Switch {...args} defaultChecked>
        On
      </Switch>
      <Switch {...args} disabled>
        Off, disabled
      </Switch>
      <Switch {...args} disabled defaultChecked>
        On, disabled
      </Switch>
      <Switch {...args} pending defaultChecked>
        On its way
      </Switch>
    </Stack>
  ),
};

export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch', { name: 'Housekeeping' });
    await waitFor(() => expect(control).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** While a change is being saved presses do nothing, and the focus stays. */
export const Pending: Story = {
  args: { pending: true, checked: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const control = canvas.getByRole('switch');
    await expect(control).toBeChecked();
    await waitFor(() => expect(control).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A refused change goes back by itself: the caller's value rules. */
export const Refused: Story = {
  args: { checked: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

// Q3
/** With what it does, and why it could not be turned on. */
export const Invalid: Story = {
  ...inLanguage(({ t }) => ({
    children: t('shell:push.switch'),
    description: t('shell:push.body'),
    error: t('shell:push.blocked'),
  })),
  play: async (context) => {
    const { t } = textsOf(context);
    await context.step('It is invalid and described', async () => {
      const control = context.canvas.getByRole('switch', { name: t('shell:push.switch') });
      await expect(control).toBeInvalid();
      await expect(control).toHaveAccessibleDescription(
        `${t('shell:push.blocked')} ${t('shell:push.body')}`,
      );
    });
  },
};
