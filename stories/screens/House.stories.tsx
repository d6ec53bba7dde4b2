import {
  houseRejected,
  houseRequested,
  houseSaveRequested,
  retentionSaveRequested,
  saveRejected,
} from '@concierge/console/features/house/houseSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { pressButton } from '../fixtures/keyboard.ts';
import { phone } from '../fixtures/viewports.ts';
import { noNetwork, type HotelScreen } from './HotelScreen.tsx';
import { screenStory } from './screenStory.ts';
import { languageModes } from '../setup/chromaticModes.ts';

const meta = {
  title: 'Screens/House',
  ...screenStory(
    import.meta.glob('../../packages/console/src/app/screens/settings/{house,retention}.ts'),
  ),
  args: { address: '/settings/house' },
} satisfies Meta<typeof HotelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, time zone, and whether reports have figures per person. */
export const Default: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
};
export const Loading: Story = { args: { answers: () => [answer(houseRequested, () => null)] } };
/** The settings could not be loaded. */
export const Failed: Story = {
  args: { answers: () => [answer(houseRequested, () => houseRejected(noNetwork))] },
};

// P5
/** What was typed stays when it could not be saved. */
export const NotSaved: Story = {
  args: {
    answers: () => [
      answer(houseSaveRequested, () => saveRejected({ subject: 'house', problem: noNetwork })),
    ],
  },
  play: async ({ canvas, step }) => {
    await step('The reason is in the form', async () => {
      const field = await canvas.findByRole('textbox', {
        name: new RegExp(`^${i18n.t('house:house.name')}`),
      });
      await userEvent.clear(field);
      await userEvent.type(field, 'Aurelia');
      await pressButton(i18n.t('house:house.save'));
      await waitFor(() => expect(canvas.getByText(i18n.t('house:error.save'))).toBeVisible());
      await expect(field).toHaveValue('Aurelia');
    });
  },
};

/** How long things are kept, and what was deleted. */
export const RetentionPage: Story = {
  name: 'Retention',
  tags: ['picture'],
  args: { address: '/settings/retention' },
  parameters: { chromatic: { modes: languageModes } },
};
export const RetentionPhone: Story = { ...RetentionPage, name: 'Retention on a phone', ...phone };

// P5
/** What a shorter time deletes is said at once, and asked about before it is saved. */
export const Shorter: Story = {
  args: {
    address: '/settings/retention',
    answers: () => [answer(retentionSaveRequested, () => null)],
  },
  play: async ({ canvas, step }) => {
    const rows = asRead(i18n.t('house:retention.rows.requests', { count: 9000 }));
    await step('The number is there before anything is saved', async () => {
      const name = new RegExp(i18n.t('house:retention.kinds.requests'));
      await userEvent.click(await canvas.findByRole('button', { name }));
      const option = { name: i18n.t('house:retention.months', { count: 6 }) };
      await userEvent.click(await screen.findByRole('option', option));
      await waitFor(() => expect(canvas.getByText((text) => text.includes(rows))).toBeVisible());
    });
    await step('Saving asks first', async () => {
      await pressButton(i18n.t('house:retention.save'));
      const dialog = await screen.findByRole('alertdialog');
      await expect(dialog).toHaveTextContent(rows);
      const confirm = { name: i18n.t('house:retention.confirm.submit') };
      await expect(within(dialog).getByRole('button', confirm)).toBeEnabled();
    });
  },
};
