import {
  auditFulfilled,
  auditRejected,
  auditRequested,
} from '@concierge/console/features/audit/auditSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
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
};
// U42
export const Phone: Story = { tags: ['picture'], ...phoneList };

const days = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('button', {
    name: (name: string) => name.endsWith(i18n.t('common:days.label')),
  });

// Y21 Q18
/** From day to day: by a preset, or typed. */
export const Days: Story = {
  play: async ({ canvas, step }) => {
    const trigger = days(canvas);
    const open = async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: i18n.t('common:days.label') });
    };
    await step('A preset narrows the list', async () => {
      await open();
      const name = i18n.t('common:days.presets.last7');
      await userEvent.click(await screen.findByRole('option', { name }));
      await expectClosed('dialog', () => trigger);
      await expect(trigger).toHaveTextContent(name);
    });
    await step('A typed day as well', async () => {
      await open();
      const from = await screen.findByRole('textbox', { name: i18n.t('common:days.from') });
      await userEvent.clear(from);
      await userEvent.type(from, '01032026');
      await userEvent.keyboard('{Escape}');
      await expectClosed('dialog', () => trigger);
      await expect(trigger).toHaveTextContent(/1\D.*2026/);
    });
  },
};
// Y21 Q18
/** An address that was written by hand may have the last day before the first. */
export const TurnedRound: Story = {
  args: { address: '/settings/audit?from=2026-03-05&to=2026-03-02' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(days(canvas)).toHaveAccessibleDescription(i18n.t('common:days.turnedRound')),
    );
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
