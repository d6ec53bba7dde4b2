import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { narrowest, phone } from '../fixtures/viewports.ts';
import { contrast, czech, dark, screenStory, textsIn, turkish } from './pages/screenStory.ts';
import { SettingsPage } from './pages/SettingsPage.tsx';

const meta = {
  title: 'Screens/Settings',
  component: SettingsPage,
  ...screenStory,
  tags: ['!autodocs'],
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { ...dark };
export const HighContrast: Story = { ...contrast };
export const Czech: Story = { ...czech };
export const Turkish: Story = { ...turkish };
export const Loading: Story = { args: { content: 'loading' } };
export const Empty: Story = { args: { content: 'empty' } };
export const EmptyCzech: Story = { ...Empty, ...czech };
export const Failed: Story = { args: { content: 'failed' } };
export const FailedTurkish: Story = { ...Failed, ...turkish };
export const Phone: Story = { ...phone };
export const Narrowest: Story = { ...narrowest };

async function press(button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

/** The form over the table, with its live preview. */
export const Add: Story = {
  play: async (context) => {
    const t = textsIn(context);
    await press(context.canvas.getByRole('button', { name: t('settings:services.add') }));
    await waitFor(() =>
      expect(
        screen.getByRole('dialog', { name: t('settings:services.form.addTitle') }),
      ).toBeVisible(),
    );
  },
};
export const AddDark: Story = { ...Add, ...dark };
export const AddCzech: Story = { ...Add, ...czech };
export const AddTurkish: Story = { ...Add, ...turkish };
export const AddNarrowest: Story = { ...Add, ...narrowest };
export const AddIconsLoading: Story = { ...Add, args: { formIcons: 'loading' } };
export const AddIconsFailed: Story = { ...Add, args: { formIcons: 'failed' } };

export const Edit: Story = {
  play: async (context) => {
    const t = textsIn(context);
    const service = 'Maintenance';
    await press(
      context.canvas.getByRole('button', { name: t('settings:services.edit', { service }) }),
    );
    await waitFor(() => expect(screen.getByDisplayValue(service)).toBeVisible());
  },
};
export const EditCzech: Story = { ...Edit, ...czech };

/** The icon picker, over the form, over the table. */
export const ChooseIcon: Story = {
  play: async (context) => {
    const t = textsIn(context);
    await Add.play?.(context);
    await press(screen.getByRole('button', { name: t('settings:services.form.chooseIcon') }));
    await waitFor(() =>
      expect(
        screen.getByRole('dialog', { name: t('settings:services.form.iconPicker.title') }),
      ).toBeVisible(),
    );
  },
};
export const ChooseIconDark: Story = { ...ChooseIcon, ...dark };
export const ChooseIconCzech: Story = { ...ChooseIcon, ...czech };
export const ChooseIconTurkish: Story = { ...ChooseIcon, ...turkish };
export const ChooseIconNarrowest: Story = { ...ChooseIcon, ...narrowest };

/** The question, with the name in it. */
export const Delete: Story = {
  play: async (context) => {
    const t = textsIn(context);
    const service = 'Maintenance';
    await press(
      context.canvas.getByRole('button', {
        name: t('settings:services.deleteAction', { service }),
      }),
    );
    await context.step('G1 the question names the service', async () => {
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        t('settings:services.delete.body', { service }),
      );
    });
  },
};
export const DeleteTurkish: Story = { ...Delete, ...turkish };
