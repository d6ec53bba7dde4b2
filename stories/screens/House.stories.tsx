import {
  houseRejected,
  houseRequested,
  houseSaveRequested,
  HOUSE_FORM,
  RETENTION_FORM,
  retentionFulfilled,
  retentionSaveRequested,
  saveFulfilled,
  saveRejected,
} from '@concierge/console/features/house/houseSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Retention } from '@concierge/contract/house';
import { asRead } from '../fixtures/asRead.ts';
import { pressButton } from '../fixtures/keyboard.ts';
import { phone } from '../fixtures/viewports.ts';
import { HOUSE, RETENTION } from '../hotel/houseAnswers.ts';
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

const saves: unknown[] = [];

// Y40
/** A colleague has given the house another name while the page was open. */
export const RenamedMeanwhile: Story = {
  args: {
    answers: () => [
      answer(houseSaveRequested, (house) => {
        saves.push(house);
        const current = { ...HOUSE, name: 'Belvedere' };
        const conflict = { status: 409, errorCode: 'changed_meanwhile', current };
        const problem = { kind: 'http', message: null, ...conflict } as const;
        return saveRejected({ subject: HOUSE_FORM, problem });
      }),
    ],
  },
  beforeEach: () => {
    saves.length = 0;
  },
  play: async ({ canvas, step }) => {
    await step('What the form began with goes along, and both names are shown', async () => {
      const field = await canvas.findByRole('textbox', {
        name: new RegExp(`^${i18n.t('house:house.name')}`),
      });
      await userEvent.clear(field);
      await userEvent.type(field, 'Aurelia');
      await pressButton(i18n.t('house:house.save'));
      const question = { name: i18n.t('common:changedMeanwhile.title') };
      const dialog = await screen.findByRole('dialog', question);
      await expect(saves).toEqual([{ ...HOUSE, name: 'Aurelia', was: HOUSE }]);
      const theirs = i18n.t('common:changedMeanwhile.theirs', { value: 'Belvedere' });
      await expect(within(dialog).getByRole('radio', { name: theirs })).not.toBeChecked();
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

/** Requests are to be kept so long. */
async function chooseMonths(count: number) {
  const name = new RegExp(i18n.t('house:retention.kinds.requests'));
  await userEvent.click(await screen.findByRole('button', { name }));
  const option = { name: i18n.t('house:retention.months', { count }) };
  await userEvent.click(await screen.findByRole('option', option));
}

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
      await chooseMonths(6);
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

/** What a colleague has stored while the page was open. */
const theirs: Retention = { ...RETENTION.months, requests: 0 };

// Y40
/** A colleague keeps requests forever by now: a longer time than before deletes all the same, so saving it asks. */
export const ChangedMeanwhile: Story = {
  args: {
    address: '/settings/retention',
    answers: () => [
      answer(retentionSaveRequested, ({ was, ...months }) => {
        saves.push({ ...months, was });
        const subject = RETENTION_FORM;
        if (was?.requests === theirs.requests) {
          return [retentionFulfilled({ ...RETENTION, months }), saveFulfilled(subject)];
        }
        const conflict = { status: 409, errorCode: 'changed_meanwhile', current: theirs };
        return saveRejected({ subject, problem: { kind: 'http', message: null, ...conflict } });
      }),
    ],
  },
  beforeEach: () => {
    saves.length = 0;
  },
  play: async ({ step }) => {
    await step('Both values are shown', async () => {
      await chooseMonths(36);
      await pressButton(i18n.t('house:retention.save'));
      const value = i18n.t('house:retention.months', { count: 36 });
      const mine = i18n.t('common:changedMeanwhile.mine', { value });
      await userEvent.click(await screen.findByRole('radio', { name: mine }));
    });
    await step('Nothing is deleted without the question', async () => {
      // The list of the choice before may still be closing.
      const question = { name: i18n.t('common:changedMeanwhile.title') };
      const asked = within(screen.getByRole('dialog', question));
      const save = { name: i18n.t('common:changedMeanwhile.save') };
      await userEvent.click(asked.getByRole('button', save));
      const dialog = await screen.findByRole('alertdialog');
      await expect(saves).toHaveLength(1);
      const confirm = { name: i18n.t('house:retention.confirm.submit') };
      await userEvent.click(within(dialog).getByRole('button', confirm));
      await waitFor(() =>
        expect(saves.at(-1)).toEqual({ ...RETENTION.months, requests: 36, was: theirs }),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
