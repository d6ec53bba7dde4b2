import { EmptyState } from '@concierge/ui';
import { AuditTable } from '@concierge/ui/concierge';
import { auditTableLabels } from '@concierge/ui/labels/en';
import * as tr from '@concierge/ui/labels/tr';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { auditEntries, longTurkishEntry } from '../fixtures/audit.ts';
import { inCard, inWidth } from '../fixtures/frames.tsx';
import { table } from '../conformance/exceptions.ts';

const meta = {
  title: 'Concierge/AuditTable',
  component: AuditTable,
  parameters: { conformance: table },
  args: {
    entries: auditEntries,
    labels: auditTableLabels,
    empty: <EmptyState tone="warning" title="There are no entries" />,
  },
  decorators: [inCard],
} satisfies Meta<typeof AuditTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Each entry says when, who, what, to what, how and from where', async () => {
      const headings = canvas.getAllByRole('columnheader').map((one) => one.textContent);
      await expect(headings).toEqual(Object.values(auditTableLabels.columns));
      const row = within(canvas.getByRole('row', { name: /User changed/ }));
      await expect(row.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
        'Username: tomas.dvorak (before: tomas)',
        'User type: Administrator (before: Operator)',
      ]);
    });
    await step('What happened more than once says how often', async () => {
      const row = canvas.getByRole('row', { name: /Sign-in failed/ });
      await expect(row).toHaveTextContent('14 times');
    });
  },
};

/** Marked or not, once or more often, with and without a subject, an icon and an address. */
export const AllStates: Story = {
  tags: ['picture'],
  args: {
    entries: [0, 1, 2, 3].map((at) => ({
      id: at,
      at: '02.03.2026 09:31',
      actor: 'eva.dvorakova',
      actorIcon: at < 2 ? 'user-round' : undefined,
      action: 'Signed in',
      warning: at % 2 === 1,
      times: at > 1 ? '3 times' : undefined,
      subject: at < 2 ? 'tomas' : null,
      changes: [],
      address: at % 2 === 0 ? '192.0.2.10' : null,
    })),
  },
};

export const LongTurkishText: Story = {
  args: { labels: tr.auditTableLabels, entries: [longTurkishEntry] },
  globals: { locale: 'tr' },
};

/** Between phone and desktop every column is in view. */
export const Tablet: Story = {
  args: { labels: tr.auditTableLabels, entries: [longTurkishEntry, ...auditEntries] },
  globals: { locale: 'tr' },
  decorators: [inWidth(728)],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(728);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

/** Rows become cards. */
export const Narrow: Story = { decorators: [inWidth(272)] };
