import { EmptyState } from '@concierge/ui/EmptyState';
import { AuditTable, type AuditRow } from '@concierge/ui/concierge/AuditTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inCard, inWidth } from '../fixtures/frames.tsx';
import { expectTwoLines } from '../fixtures/twoLineRows.ts';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf, type Texts } from '../setup/texts.ts';
import { table } from '../conformance/exceptions.ts';
import { auditPage } from '../hotel/auditAnswers.ts';

/** The latest of the hotel's audit trail. */
const auditRowsIn = ({ hotel, auditRowOf }: Texts): readonly AuditRow[] =>
  auditPage(hotel).data.map(auditRowOf);

const LONG_NAME = 'bartholomaeus.svatopluk-nejedly@hotel-aurelia-quay.example';

/** Texts as long as they can become. */
function longAuditRow({ hotel, auditRowOf }: Texts): AuditRow {
  const services = hotel.services.map(({ service_name }) => service_name).join(', ');
  return auditRowOf({
    ...found(auditPage(hotel).data[0]),
    id: 9,
    action: 'user.services_changed',
    actor_kind: 'user',
    actor_name: LONG_NAME,
    subject_name: LONG_NAME,
    changes: [
      { field: 'services', from: null, to: services },
      { field: 'username', from: 'svatopluk', to: LONG_NAME },
    ],
    address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    count: 12,
  });
}

const meta = {
  title: 'Concierge/AuditTable',
  component: AuditTable,
  parameters: { conformance: table },
  ...inLanguage(
    (texts) => ({
      entries: auditRowsIn(texts),
      labels: texts.labels.auditTable,
      empty: (
        <EmptyState title={texts.t('audit:empty.title')}>{texts.t('audit:empty.body')}</EmptyState>
      ),
    }),
    inCard,
  ),
} satisfies Meta<typeof AuditTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What happened this morning, the newest first. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const { t, labels } = textsOf(context);
    const rowOf = (action: string) =>
      found(canvas.getAllByRole('row').find((row) => row.textContent.includes(action)));
    await step('Each entry says when, who, what, to what, how and from where', async () => {
      const headings = canvas.getAllByRole('columnheader').map((one) => one.textContent);
      await expect(headings).toEqual(Object.values(labels.auditTable.columns));
      const row = within(rowOf(t('audit:actions.user.changed')));
      await expect(row.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
        t('audit:change.changed', {
          name: t('audit:fields.username'),
          value: 'tomas',
          before: 'tom',
        }),
        t('audit:change.changed', {
          name: t('audit:fields.user_type'),
          value: t('audit:userType.operator'),
          before: t('audit:userType.admin'),
        }),
      ]);
    });
    await step('What happened more than once says how often', async () => {
      const row = rowOf(t('audit:actions.session.failed'));
      await expect(row).toHaveTextContent(t('audit:times', { count: 14 }));
    });
  },
};

/** Marked or not, once or more often, with and without a subject, an icon and an address. */
export const AllStates: Story = {
  tags: ['picture'],
  ...inLanguage(({ t }) => ({
    entries: [0, 1, 2, 3].map((at) => ({
      id: at,
      at: '02.03.2026 09:31',
      actor: 'helena',
      actorIcon: at < 2 ? ('user-round' as const) : undefined,
      action: t('audit:actions.session.started'),
      warning: at % 2 === 1,
      times: at > 1 ? t('audit:times', { count: 3 }) : undefined,
      subject: at < 2 ? 'tomas' : null,
      changes: [],
      address: at % 2 === 0 ? '192.0.2.10' : null,
    })),
  })),
};

/** Names and changes as long as they can become break into lines. */
export const LongTexts: Story = inLanguage((texts) => ({ entries: [longAuditRow(texts)] }));

/** Between phone and desktop every column is in view. */
export const AtTabletWidth: Story = {
  ...inLanguage(
    (texts) => ({ entries: [longAuditRow(texts), ...auditRowsIn(texts)] }),
    inWidth(728),
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('table');
    await expect(shown.scrollWidth).toBeLessThanOrEqual(728);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

// U77
/** On a phone rows are cards of two lines. */
export const Narrow: Story = {
  decorators: [inWidth(343)],
  play: async ({ canvas }) => expectTwoLines(canvas.getByRole('table'), 4),
};
