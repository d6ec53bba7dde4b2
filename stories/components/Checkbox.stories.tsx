import { Checkbox } from '@concierge/ui/Checkbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../fixtures/Layout.tsx';
import { control } from '../conformance/exceptions.ts';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: { conformance: control },
  ...inLanguage(({ hotel }) => ({
    children: found(hotel.devices[13]).name,
    onChange: fn(),
  })),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of several that may be chosen. */
export const Default: Story = {};

/** Off, on and in between, and disabled. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack>
      <Checkbox {...args}>Off</Checkbox>
      <Checkbox {...args} defaultChecked>
        On
      </Checkbox>
      <Checkbox {...args} indeterminate>
        Some
      </Checkbox>
      <Checkbox {...args} disabled>
        Off, disabled
      </Checkbox>
      <Checkbox {...args} disabled defaultChecked>
        On, disabled
      </Checkbox>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Some' })).toBePartiallyChecked();
  },
};

export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Room 204' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

// Q3
/** With what it means, and what is wrong with it. */
export const Invalid: Story = {
  ...inLanguage(({ t }) => ({
    children: t('users:passwords.label'),
    required: true,
    description: t('users:passwords.help'),
    error: t('errors:invalid_input'),
  })),
  play: async (context) => {
    const { t } = textsOf(context);
    await context.step('It is required, invalid and described', async () => {
      const name = t('users:passwords.label');
      const box = context.canvas.getByRole('checkbox', { name });
      await expect(box).toBeRequired();
      await expect(box).toBeInvalid();
      await expect(box).toHaveAccessibleDescription(
        `${t('errors:invalid_input')} ${t('users:passwords.help')}`,
      );
    });
  },
};
