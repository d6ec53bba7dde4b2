import {
  auditFulfilled,
  auditRejected,
  auditRequested,
} from '@concierge/console/features/audit/auditSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { expectClosed } from '../fixtures/keyboard.ts';
import { noNetwork, type HotelScreen } from './HotelScreen.tsx';
import { phoneList, screenStory } from './screenStory.ts';
import { languageModes } from '../setup/chromaticModes.ts';

const meta = {
  title: 'Screens/Audit',
  ...screenStory(import.meta.glob('../../packages/console/src/app/screens/settings/audit.ts')),
  args: { address: '/settings/audit' },
} satisfies Meta<typeof HotelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who did what, and when. */
export const Default: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
  play: async ({ canvas, step }) => {
    await step('The file has what the filters ask for', async () => {
      const link = canvas.getByRole('link', { name: i18n.t('audit:download') });
      const separator = i18n.language === 'en' ? 'comma' : 'semicolon';
      const form = `separator=${separator}&timezone=UTC`;
      await expect(link).toHaveAttribute('href', `/api/concierge/project/1/audit.csv?${form}`);
    });
  },
};
// U42
export const Phone: Story = { tags: ['picture'], ...phoneList };

// Y21
/** A day is typed, or chosen in a calendar; what is wrong with it is said. */
export const Days: Story = {
  play: async ({ canvas, step }) => {
    const field = (name: 'from' | 'to') =>
      canvas.getByRole('textbox', { name: i18n.t(`audit:filters.${name}`) });
    const type = async (name: 'from' | 'to', text: string) => {
      await userEvent.clear(field(name));
      await userEvent.type(field(name), text);
    };
    const leave = () => userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await step('What is no day is said to be, once the field is left', async () => {
      await type('from', '31.2.2026');
      await leave();
      const [message] = i18n.t('audit:filters.calendar.unreadable', { example: '|' }).split('|');
      await waitFor(() =>
        expect(field('from')).toHaveAccessibleDescription(expect.stringContaining(message ?? '')),
      );
    });
    await step('A calendar opens by keyboard and gives the day', async () => {
      await type('from', '05032026');
      const open = canvas.getByRole('button', {
        name: `${i18n.t('audit:filters.calendar.open')} ${i18n.t('audit:filters.from')}`,
      });
      open.focus();
      await userEvent.keyboard('{Enter}');
      const named = new Date(2026, 2, 5).toLocaleDateString(
        i18n.language === 'en' ? 'en-GB' : i18n.language,
        { day: 'numeric', month: 'long', year: 'numeric' },
      );
      // Not the 15th or the 25th.
      const isNamed = (name: string) => asRead(` ${name}`).includes(asRead(` ${named}`));
      const day = () => screen.getByRole('button', { name: isNamed });
      await waitFor(() => expect(day()).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expectClosed('dialog', () => open);
      await expect(field('from')).toHaveDisplayValue(/^0?6/);
    });
    await step('A last day before the first is said to be', async () => {
      await type('to', '01032026');
      const message = i18n.t('audit:filters.turnedRound');
      await waitFor(() => expect(canvas.getByText(message)).toBeVisible());
    });
  },
};

const empty = { data: [], next: null };
export const Loading: Story = { args: { answers: () => [answer(auditRequested, () => null)] } };
export const NoEntries: Story = {
  args: { answers: () => [answer(auditRequested, () => auditFulfilled(empty))] },
};
/** The filters of the address bar; nothing matches them. */
export const Filtered: Story = {
  args: {
    address: '/settings/audit?actor=user:2&action=user.deleted&from=2026-03-01',
    answers: () => [answer(auditRequested, () => auditFulfilled(empty))],
  },
};
export const Failed: Story = {
  args: {
    answers: () => [answer(auditRequested, () => auditRejected(noNetwork))],
  },
};
/** Operators are refused, and the menu does not lead here. */
export const Operator: Story = {
  args: { viewer: 'grace' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(asRead(i18n.t('shell:forbidden.title')))).toBeVisible(),
    );
  },
};
