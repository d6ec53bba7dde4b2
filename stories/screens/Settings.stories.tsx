import {
  iconsRejected,
  iconsRequested,
  serviceDeleteRejected,
  serviceDeleteRequested,
  serviceSaveFulfilled,
  serviceSaveRejected,
  serviceSubject,
  serviceSaveRequested,
  servicesRejected,
  servicesRequested,
} from '@concierge/console/features/services/servicesSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { expectFocusIn, press, pressButton } from '../fixtures/keyboard.ts';
import { phone } from '../fixtures/viewports.ts';
import { hotelHere, noNetwork, toast, type HotelScreen } from './HotelScreen.tsx';
import { screenStory } from './screenStory.ts';
import { languageModes } from '../setup/chromaticModes.ts';

const meta = {
  title: 'Screens/Settings',
  ...screenStory(import.meta.glob('../../packages/console/src/app/screens/settings.ts')),
  args: { address: '/settings' },
} satisfies Meta<typeof HotelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The services guests can ask for. */
export const Default: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
};
export const Loading: Story = { args: { answers: () => [answer(servicesRequested, () => null)] } };
// U40
/** No service yet. */
export const NoServices: Story = {
  args: { hotel: (hotel) => ({ ...hotel, services: [] }) },
  play: async ({ canvas, step }) => {
    await step('An empty panel leads on to the first service', async () => {
      const name = i18n.t('settings:services.empty.action');
      await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible());
    });
  },
};
/** The services could not be loaded. */
export const Failed: Story = {
  args: { answers: () => [answer(servicesRequested, () => servicesRejected(noNetwork))] },
};

/** The form over the table, with its live preview. */
export const Add: Story = {
  play: async () => {
    await pressButton(i18n.t('settings:services.add'));
    const name = i18n.t('settings:services.form.addTitle');
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
    // The form takes the focus after it is visible.
    const field = new RegExp(`^${i18n.t('settings:services.form.name')}`);
    await waitFor(() => expect(screen.getByRole('textbox', { name: field })).toHaveFocus());
  },
};
/** The same on a phone. */
export const AddPhone: Story = { ...Add, ...phone };
/** The icons could not be loaded: the rest can be filled in meanwhile. */
export const AddIconsFailed: Story = {
  ...Add,
  ...phone,
  args: { answers: () => [answer(iconsRequested, () => iconsRejected(noNetwork))] },
};

const maintenance = () => hotelHere().texts.services.maintenance.name;

/** The form over the table, for a service that is offered. */
export const Edit: Story = {
  play: async () => {
    const service = maintenance();
    await pressButton(i18n.t('settings:services.edit', { service }));
    await waitFor(() => expect(screen.getByDisplayValue(service)).toBeVisible());
  },
};

const typed = 'Repairs';
const theirs = 'Handyman';
const changedQuestion = () => ({ name: i18n.t('common:changedMeanwhile.title') });

// Y40
/** Someone else gave the service another name while the form was open. */
export const ChangedMeanwhile: Story = {
  args: {
    answers: ({ services, texts }) => [
      answer(serviceSaveRequested, ({ id, service_name, was }) => {
        const subject = serviceSubject({ id });
        const isAgreed = was?.service_name === theirs && service_name === theirs;
        if (isAgreed) return serviceSaveFulfilled(subject);
        const row = services.find((one) => one.service_name === texts.services.maintenance.name);
        const current = { ...row, service_name: theirs };
        const conflict = { status: 409, errorCode: 'changed_meanwhile', current };
        const problem = { kind: 'http', message: null, ...conflict } as const;
        return serviceSaveRejected({ subject, problem });
      }),
    ],
  },
  play: async (context) => {
    const { step } = context;
    await Edit.play?.(context);
    const field = screen.getByDisplayValue(maintenance());
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.keyboard('{Enter}');
    await step('Both values are shown, and none is chosen', async () => {
      await waitFor(() => expect(screen.getByRole('dialog', changedQuestion())).toBeVisible());
      const mine = i18n.t('common:changedMeanwhile.mine', { value: typed });
      await expect(screen.getByRole('radio', { name: mine })).not.toBeChecked();
    });
  },
};

// Y40
/** Back to the form once, then one of the two values is chosen. */
export const ChangedMeanwhileAnswered: Story = {
  ...ChangedMeanwhile,
  tags: ['!dev'],
  play: async (context) => {
    await ChangedMeanwhile.play?.(context);
    const { step } = context;
    await step('The way back leads to what was typed', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', changedQuestion())).toBeNull());
      await expect(screen.getByDisplayValue(typed)).toBeVisible();
    });
    await step('The value that is chosen is sent, with what it is by now', async () => {
      await userEvent.click(
        screen.getByRole('button', { name: i18n.t('settings:services.form.update') }),
      );
      const value = i18n.t('common:changedMeanwhile.theirs', { value: theirs });
      await userEvent.click(await screen.findByRole('radio', { name: value }));
      await pressButton(i18n.t('common:changedMeanwhile.save'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** The icon picker, over the form, over the table. */
export const ChooseIcon: Story = {
  play: async (context) => {
    await Add.play?.(context);
    const button = i18n.t('settings:services.form.chooseIcon');
    await pressButton(button);
    const name = i18n.t('settings:services.form.iconPicker.title');
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  },
};

// B9
/** The form over the panel that fills the screen. */
export const EditInFullScreen: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const expand = { name: i18n.t('settings:services.panel.expand') };
    await press(await context.canvas.findByRole('button', expand));
    await Edit.play?.(context);
    await context.step('Escape closes the form alone', async () => {
      await expectFocusIn(() => screen.getByRole('dialog'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const name = i18n.t('settings:services.title');
      await expect(context.canvas.getByRole('region', { name })).toHaveAttribute(
        'data-state',
        'expanded',
      );
    });
  },
};

// U14
/** Icons are found by their names in the language of the user. */
export const FindIcon: Story = {
  tags: ['!dev'],
  globals: { locale: 'cs' },
  play: async (context) => {
    await ChooseIcon.play?.(context);
    await context.step('Typed in a hurry, without the marks', async () => {
      const name = i18n.t('settings:services.form.iconPicker.search');
      await userEvent.type(screen.getByRole('searchbox', { name }), 'rucnik');
      await waitFor(() => expect(screen.getByRole('option')).toHaveAccessibleName('Ručník'));
    });
  },
};

// G1 U39
/** The question, with the name in it. */
export const Delete: Story = {
  play: async ({ step }) => {
    const service = maintenance();
    await pressButton(i18n.t('settings:services.deleteAction', { service }));
    await step('The question names the service', async () => {
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        asRead(i18n.t('settings:services.delete.body', { service })),
      );
    });
    await step('The question says how many open requests stay', async () => {
      const { requests } = hotelHere();
      const count = requests.filter(
        ({ service_name, state_id }) => service_name === service && state_id < 3,
      ).length;
      await expect(count).toBeGreaterThan(0);
      await expect(screen.getByRole('alertdialog')).toHaveTextContent(
        asRead(i18n.t('settings:services.delete.open', { count })),
      );
    });
  },
};

/** The same on a phone. */
export const DeletePhone: Story = { ...Delete, ...phone };

/** The service could not be deleted: a toast says why, and the question can be answered again. */
export const DeleteFailed: Story = {
  args: {
    answers: () => [
      answer(serviceDeleteRequested, ({ id }) => {
        toast({
          tone: 'danger',
          title: i18n.t('settings:services.error.delete'),
          body: i18n.t('errors:network'),
          about: maintenance(),
        });
        return serviceDeleteRejected({ id });
      }),
    ],
  },
  play: async (context) => {
    await Delete.play?.(context);
    const question = await screen.findByRole('alertdialog');
    const name = i18n.t('common:yes');
    await press(within(question).getByRole('button', { name }));
    await waitFor(() =>
      expect(screen.getByText(asRead(i18n.t('settings:services.error.delete')))).toBeVisible(),
    );
  },
};
