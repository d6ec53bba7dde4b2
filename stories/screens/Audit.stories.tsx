import {
  auditFulfilled,
  auditRejected,
  auditRequested,
} from '@concierge/console/features/audit/auditSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';
import { noNetwork } from './HotelScreen.tsx';
import { operator } from './hotel.ts';
import { screenStory } from './screenStory.ts';

const meta = {
  title: 'Screens/Audit',
  ...screenStory,
  args: { address: '/settings/audit' },
} satisfies Meta<typeof screenStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who did what, and when. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    await step('the file has what the filters ask for', async () => {
      const link = canvas.getByRole('link', { name: i18n.t('audit:download') });
      const form = 'separator=comma&timezone=UTC';
      await expect(link).toHaveAttribute('href', `/api/concierge/project/7/audit.csv?${form}`);
    });
  },
};
export const Phone: Story = {
  tags: ['picture'],
  ...phone,
  play: async ({ canvas, step }) => {
    await step('U42 one line of buttons is above the list', async () => {
      const bar = await canvas.findByRole('search');
      await waitFor(() => expect(within(bar).getAllByRole('button')[0]).toBeVisible());
    });
  },
};

const empty = { data: [], next: null };
export const Loading: Story = { args: { answers: [answer(auditRequested, () => null)] } };
export const Empty: Story = {
  args: { answers: [answer(auditRequested, () => auditFulfilled(empty))] },
};
/** The filters of the address bar; nothing matches them. */
export const Filtered: Story = {
  args: {
    address: '/settings/audit?actor=user:2&action=user.deleted&from=2026-03-01',
    answers: [answer(auditRequested, () => auditFulfilled(empty))],
  },
};
export const Failed: Story = {
  args: {
    answers: [answer(auditRequested, () => auditRejected(noNetwork))],
  },
};
/** Operators are refused, and the menu does not lead here. */
export const Operator: Story = {
  args: { viewer: operator },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('shell:forbidden.title'))).toBeVisible();
  },
};
