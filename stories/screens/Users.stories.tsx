import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { narrowest, phone } from '../fixtures/viewports.ts';
import { contrast, czech, dark, screenStory, textsIn, turkish } from './pages/screenStory.ts';
import { UsersPage } from './pages/UsersPage.tsx';

const meta = {
  title: 'Screens/Users',
  component: UsersPage,
  ...screenStory,
  tags: ['!autodocs'],
} satisfies Meta<typeof UsersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { ...dark };
export const HighContrast: Story = { ...contrast };
export const Czech: Story = { ...czech };
export const Turkish: Story = { ...turkish };
export const Loading: Story = { args: { content: 'loading' } };
export const Empty: Story = { args: { content: 'empty' } };
export const Failed: Story = { args: { content: 'failed' } };
export const FailedCzech: Story = { ...Failed, ...czech };
export const Phone: Story = { ...phone };
export const Narrowest: Story = { ...narrowest };

async function press(button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

/** The form over the list, for somebody new. */
export const Add: Story = {
  play: async (context) => {
    const t = textsIn(context);
    await press(context.canvas.getByRole('button', { name: t('users:add') }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: t('users:form.addTitle') })).toBeVisible(),
    );
  },
};
export const AddDark: Story = { ...Add, ...dark };
export const AddCzech: Story = { ...Add, ...czech };
export const AddTurkish: Story = { ...Add, ...turkish };
export const AddNarrowest: Story = { ...Add, ...narrowest };

export const Edit: Story = {
  play: async (context) => {
    const t = textsIn(context);
    const username = 'ayse.yilmaz';
    await press(
      context.canvas.getByRole('button', { name: t('users:actions.edit', { username }) }),
    );
    await waitFor(() => expect(screen.getByDisplayValue(username)).toBeVisible());
  },
};
export const EditTurkish: Story = { ...Edit, ...turkish };
export const UsernameTaken: Story = { ...Edit, args: { taken: true } };
export const UsernameTakenCzech: Story = { ...UsernameTaken, ...czech };

/** The services of one user, each with its switch. */
export const Services: Story = {
  play: async (context) => {
    const t = textsIn(context);
    const username = 'ayse.yilmaz';
    await press(
      context.canvas.getByRole('button', { name: t('users:actions.services', { username }) }),
    );
    await waitFor(() =>
      expect(
        screen.getByRole('dialog', { name: t('users:services.title', { username }) }),
      ).toBeVisible(),
    );
  },
};
export const ServicesDark: Story = { ...Services, ...dark };
export const ServicesCzech: Story = { ...Services, ...czech };
export const ServicesTurkish: Story = { ...Services, ...turkish };
export const ServicesNarrowest: Story = { ...Services, ...narrowest };
export const ServicesLoading: Story = { ...Services, args: { services: 'loading' } };
export const ServicesEmpty: Story = { ...Services, args: { services: 'empty' } };
export const ServicesFailed: Story = { ...Services, args: { services: 'failed' } };

/** The question, with the name in it. */
export const Delete: Story = {
  play: async (context) => {
    const t = textsIn(context);
    const username = 'ayse.yilmaz';
    await press(
      context.canvas.getByRole('button', { name: t('users:actions.delete', { username }) }),
    );
    await context.step('F7 the question names the user', async () => {
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        t('users:delete.body', { username }),
      );
    });
  },
};
export const DeleteCzech: Story = { ...Delete, ...czech };
export const DeleteTurkish: Story = { ...Delete, ...turkish };
