import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { narrowest, phone, tablet } from '../fixtures/viewports.ts';
import { MessagesPage } from './pages/MessagesPage.tsx';
import { contrast, czech, dark, screenStory, textsIn, turkish } from './pages/screenStory.ts';

const meta = {
  title: 'Screens/Messages',
  component: MessagesPage,
  ...screenStory,
  tags: ['!autodocs'],
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { ...dark };
export const HighContrast: Story = { ...contrast };
export const Czech: Story = { ...czech };
export const Turkish: Story = { ...turkish };
export const Loading: Story = { args: { content: 'loading' } };
export const Empty: Story = { args: { content: 'empty' } };
export const EmptyTurkish: Story = { ...Empty, ...turkish };
export const Failed: Story = { args: { content: 'failed' } };
export const FailedCzech: Story = { ...Failed, ...czech };
export const Tablet: Story = { ...tablet };
export const Phone: Story = { ...phone };
export const Narrowest: Story = { ...narrowest };

/** An operator reads, but writes no new messages. */
export const Operator: Story = {
  args: { viewer: 'operator' },
  play: async (context) => {
    const t = textsIn(context);
    await context.step('E5 the button is not there', async () => {
      await waitFor(() => expect(context.canvas.getByRole('table')).toBeVisible());
      await expect(context.canvas.queryByRole('button', { name: t('messages:new') })).toBeNull();
    });
  },
};

async function press(button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

/** The form over the list. */
export const New: Story = {
  play: async (context) => {
    const t = textsIn(context);
    await press(context.canvas.getByRole('button', { name: t('messages:new') }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: t('messages:form.newTitle') })).toBeVisible(),
    );
  },
};
export const NewDark: Story = { ...New, ...dark };
export const NewCzech: Story = { ...New, ...czech };
export const NewTurkish: Story = { ...New, ...turkish };
export const NewNarrowest: Story = { ...New, ...narrowest };

/** Its second tab, reached by arrows. */
export const NewDevices: Story = {
  play: async (context) => {
    const t = textsIn(context);
    await New.play?.(context);
    screen.getByRole('tab', { name: t('messages:form.messageTab') }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      screen.getByRole('tab', { name: new RegExp(t('messages:form.usersTab')) }),
    ).toHaveAttribute('aria-selected', 'true');
  },
};
export const NewDevicesCzech: Story = { ...NewDevices, ...czech };
export const NewDevicesTurkish: Story = { ...NewDevices, ...turkish };
export const NewDevicesNarrowest: Story = { ...NewDevices, ...narrowest };
export const NewDevicesLoading: Story = { ...NewDevices, args: { formDevices: 'loading' } };
export const NewDevicesEmpty: Story = { ...NewDevices, args: { formDevices: 'empty' } };
export const NewDevicesFailed: Story = { ...NewDevices, args: { formDevices: 'failed' } };

export const Edit: Story = {
  play: async (context) => {
    const t = textsIn(context);
    const title = 'Invoice for room service';
    await press(
      context.canvas.getByRole('button', { name: t('messages:actions.edit', { title }) }),
    );
    await waitFor(() => expect(screen.getByDisplayValue(title)).toBeVisible());
  },
};
export const EditCzech: Story = { ...Edit, ...czech };

/** What was published is only read. */
export const Details: Story = {
  play: async (context) => {
    const t = textsIn(context);
    const title = 'Pool closed until noon';
    await press(
      context.canvas.getByRole('button', { name: t('messages:actions.details', { title }) }),
    );
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: t('messages:details.title') })).toBeVisible(),
    );
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};
export const DetailsCzech: Story = { ...Details, ...czech };
export const DetailsTurkish: Story = { ...Details, ...turkish };
export const DetailsNarrowest: Story = { ...Details, ...narrowest };

/** The question before a message goes out, with the number of devices. */
export const Publish: Story = {
  play: async (context) => {
    const t = textsIn(context);
    const title = 'Invoice for room service';
    await press(
      context.canvas.getByRole('button', { name: t('messages:actions.publish', { title }) }),
    );
    await context.step('E4 the question says how many devices', async () => {
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        t('messages:publish.body', { title, count: 1 }),
      );
    });
  },
};
export const PublishCzech: Story = { ...Publish, ...czech };
export const PublishTurkish: Story = { ...Publish, ...turkish };
export const PublishNarrowest: Story = { ...Publish, ...narrowest };
