import { PasswordField } from '@concierge/ui/PasswordField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../fixtures/Layout.tsx';
import { inWidth } from '../fixtures/frames.tsx';
import { textField } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  parameters: { conformance: textField },
  ...inLanguage(
    ({ t, ui }) => ({
      label: t('users:form.password'),
      defaultValue: 'correct horse',
      labels: ui.passwordFieldLabels,
      onChange: fn(),
    }),
    inWidth(360),
  ),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed is hidden; the button shows it. */
export const Default: Story = {};

/** Empty, filled, described, invalid and disabled. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => (
    <Stack gap={20}>
      <PasswordField {...args} defaultValue="" label="Empty" required />
      <PasswordField {...args} label="Filled" />
      <PasswordField
        {...args}
        label="Described"
        description={textsOf(context).t('users:form.passwordHelp')}
      />
      <PasswordField
        {...args}
        label="Wrong"
        error={textsOf(context).t('users:form.passwordNotMatch')}
      />
      <PasswordField {...args} label="Disabled" disabled />
    </Stack>
  ),
};

/** What is typed is shown. */
export const Shown: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t, ui } = textsOf(context);
    const input = canvas.getByLabelText(t('users:form.password'));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    const { hide } = ui.passwordFieldLabels;
    await waitFor(() => expect(canvas.getByRole('button', { name: hide })).toHaveFocus());
  },
};
