import { BulkBar } from '@concierge/ui/BulkBar';
import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Stack } from '@concierge/ui/Stack';
import { RequestTable, type RequestRow } from '@concierge/ui/concierge/RequestTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { pressButton } from '../fixtures/keyboard.ts';
import { loadFailure } from '../fixtures/loadFailure.tsx';
import { phone, tablet } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';
import { found } from '../hotel/hotel.ts';
import { requestColumns, rowsIn, rowsOfEach } from '../hotel/rows.ts';
import { table } from '../conformance/exceptions.ts';
import { sheetModes } from '../setup/chromaticModes.ts';

const meta = {
  title: 'Concierge/RequestTable',
  component: RequestTable,
  parameters: { conformance: table },
  render: (args) => (
    <Card padding="none">
      <RequestTable {...args} />
    </Card>
  ),
  ...inLanguage((texts) => ({
    rows: rowsOfEach(texts),
    columns: requestColumns.waiting,
    labels: texts.labels.requestTable,
    sort: { column: 'service_date', direction: 'DESC' as const },
    onSortChange: fn(),
    onStatusClick: fn(),
    empty: (
      <EmptyState tone="warning" title={texts.t('requests:empty.title')}>
        {texts.t('requests:empty.body')}
      </EmptyState>
    ),
  })),
} satisfies Meta<typeof RequestTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Every kind of row: waiting, approved by the user and by a colleague, canceled by the user, done. */
export const Default: Story = {};

/** A waiting list at work: dates with ages, and approval from the row. */
export const Waiting: Story = {
  tags: ['picture-dark'],
  parameters: { chromatic: { modes: sheetModes } },
  ...inLanguage((texts) => ({ rows: rowsIn(texts, [1]), age: texts.age, onApprove: fn() })),
};

/** Every state with an open and a closed status button, and what the user canceled. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  parameters: { chromatic: { modes: sheetModes } },
  ...inLanguage((texts) => ({
    rows: ([1, 2, 3, 4] as const).flatMap((state) =>
      (state === 3
        ? (['open', 'disabled', 'canceled'] as const)
        : (['open', 'disabled'] as const)
      ).map((status_button, at) => ({
        ...found(rowsIn(texts, [1])[at]),
        id: state * 10 + at,
        state,
        status_button,
        marks: [],
      })),
    ),
  })),
};

// O11 U69
/** What is particular about a guest's stay, at the device: no visits, another language, an earlier guest. */
export const MarksOfStays: Story = {
  tags: ['picture-dark'],
  parameters: { chromatic: { modes: sheetModes } },
  ...inLanguage((texts) => ({
    rows: rowsIn(texts, [1], 16).filter(({ marks }) => marks),
    age: texts.age,
  })),
  play: async (context) => {
    const { t } = textsOf(context);
    const mark = new RegExp(t('requests:marks.doNotDisturb'));
    await context.step('The marks are read with the row', async () => {
      await expect(context.canvas.getByRole('row', { name: mark })).toBeVisible();
      const earlier = context.canvas.getAllByText(t('requests:marks.previousStay'));
      await expect(earlier[0]).toBeVisible();
    });
    await context.step('Signs make no row taller', async () => {
      const [first] = context.canvas.getAllByRole('img', { name: mark });
      const marked = found(first?.closest('tr') ?? undefined).offsetHeight;
      const rows = context.canvas.getAllByRole('row').slice(1);
      await expect(marked).toBe(Math.min(...rows.map(({ offsetHeight }) => offsetHeight)));
    });
  },
};

const listOf = (state: 2 | 3 | 4, columns: (typeof requestColumns)[keyof typeof requestColumns]) =>
  inLanguage((texts) => ({ rows: rowsIn(texts, [state]), columns }));

/** Who approved them, and when. */
export const Approved: Story = listOf(2, requestColumns.approved);
/** Who canceled them, and when. */
export const Canceled: Story = listOf(3, requestColumns.canceled);
// U58
/** Who dealt with them, and how long it took. */
export const Done: Story = {
  ...listOf(4, requestColumns.done),
  play: async (context) => {
    const { labels, t } = textsOf(context);
    const { canvas, step } = context;
    await step('Every column of times says which they are, the last how long it took', async () => {
      const took = new RegExp(t('requests:took', { time: '.*' }));
      await waitFor(() => expect(canvas.getAllByText(took)[0]).toBeVisible());
      const { approved_at, completed_at } = labels.requestTable.columns;
      for (const name of [approved_at, completed_at]) await expect(name).toMatch(/\(.+\)$/);
      await expect(canvas.getByText(completed_at)).toBeVisible();
    });
  },
};
// U12
/** In a narrow panel of a wide window rows are cards as well, with and without marks. */
export const NarrowPanel: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  ...inLanguage((texts) => ({
    columns: requestColumns.approved,
    rows: rowsIn(texts, [2]).map((row, at) =>
      at === 1 ? { ...row, marks: [{ text: 'New' }] } : row,
    ),
  })),
  render: (args) => (
    <Card padding="none" style={{ inlineSize: 'min(600px, 100%)' }}>
      <RequestTable {...args} />
    </Card>
  ),
  play: async ({ canvasElement, step }) => {
    await step('All devices begin at the same place', async () => {
      const startsOf = (part: string) =>
        [...canvasElement.querySelectorAll(part)].map((it) => it.getBoundingClientRect().left);
      const [mark] = startsOf('[data-part="Marks"]');
      await waitFor(() =>
        expect(new Set(startsOf('tbody [data-component="DeviceButton"]'))).toEqual(new Set([mark])),
      );
    });
  },
};
/** All columns, none cut. */
export const DoneTablet: Story = { ...listOf(4, requestColumns.done), ...tablet };

/** What is still to be done for one service, in the detail of its dashboard card. */
export const OneService: Story = inLanguage((texts) => ({
  columns: requestColumns.service,
  rows: rowsIn(texts, [1, 2], 40).filter(
    ({ service_name }) => service_name === texts.hotel.texts.services.towels.name,
  ),
  age: texts.age,
  onApprove: fn(),
}));

/** Long names, long notes, none cut without a sign. */
export const LongTexts: Story = inLanguage((texts) => {
  const [first, second, third] = rowsOfEach(texts);
  const { notes } = texts.hotel.texts.services.roomService;
  return {
    age: texts.age,
    rows: [
      { ...found(first), note: notes.join(' ') },
      { ...found(second), device_name: `${second?.device_name} – ${notes[0]}` },
      { ...found(third), service_name: notes[1] ?? '', note: 'https://'.padEnd(120, 'menu/') },
    ],
  };
});

/** Ticked requests, one of which was refused; those that a colleague handles cannot be ticked. */
export const Ticked: Story = {
  ...inLanguage((texts) => {
    const rows = rowsOfEach(texts);
    const [first, second, third] = rows.map(({ id }) => id);
    return {
      rows,
      age: texts.age,
      onApprove: fn(),
      selectionLabels: texts.ui.selectionLabels,
      defaultSelectedRows: [found(first), found(second), found(third)],
      selectable: ({ status_button }: RequestRow) => status_button === 'open',
      rowError: ({ id }: RequestRow) =>
        id === second ? texts.labels.requestTable.heldByOther : undefined,
    };
  }),
  render: (args, context) => {
    const { ui, labels } = textsOf(context);
    return (
      <Stack>
        <Card padding="none">
          <RequestTable {...args} />
        </Card>
        <BulkBar
          count={args.defaultSelectedRows?.length ?? 0}
          onClear={fn()}
          labels={ui.bulkBarLabels}
          actions={<Button size="sm">{labels.requestTable.approve}</Button>}
        />
      </Stack>
    );
  },
};
/** The checkboxes are at the start of the cards. */
export const TickedPhone: Story = { ...Ticked, ...phone };

/** The first load: as many rows as are expected. */
export const Loading: Story = { args: { rows: [], loading: true } };
/** The rows stay while others are on their way; a line shows it after 400 ms. */
export const Pending: Story = { ...Waiting, tags: [], args: { ...Waiting.args, pending: true } };
/** The list could not be loaded. */
export const Failed: Story = inLanguage(({ t }) => ({
  rows: [],
  error: loadFailure(t, t('requests:error.load')),
}));
/** Two that have just come are tinted. */
export const FreshRows: Story = {
  ...Waiting,
  tags: [],
  args: { ...Waiting.args, freshRows: Waiting.args?.rows?.slice(0, 2).map(({ id }) => id) },
};
// D4
/** Nobody waits: the headings stay. */
export const NoRequests: Story = {
  args: { rows: [] },
  play: async (context) => {
    const { t } = textsOf(context);
    const { canvas, step } = context;
    await step('An empty list shows a warning under the same headings', async () => {
      await waitFor(() => expect(canvas.getByText(t('requests:empty.title'))).toBeVisible());
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    });
  },
};
// D4
/** Fewer than three rows leave room as if there were three. */
export const ShortList: Story = {
  ...inLanguage((texts) => ({ rows: rowsIn(texts, [1], 1) })),
  play: async ({ canvas, canvasElement, step }) => {
    await step('The list is as high as one of three rows', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(2);
      const padding = canvasElement.querySelector('[data-part="Padding"]');
      await expect(padding?.getBoundingClientRect().height).toBeGreaterThanOrEqual(80);
    });
  },
};
// D3 D11
/** The heading that sorts says how; another press turns it round. */
export const Sorted: Story = {
  play: async (context) => {
    const { labels } = textsOf(context);
    const { canvas, args, step } = context;
    const { columns, sortDescending } = labels.requestTable;
    const name = `${columns.service_date} ${sortDescending}`;
    await step('The heading says which timezone its times are in', async () => {
      const heading = canvas.getByRole('columnheader', { name });
      await expect(heading).toHaveAccessibleDescription(labels.requestTable.serviceDateHint);
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
    });
    await step('A sort button reports the other direction', async () => {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onSortChange).toHaveBeenLastCalledWith({
        column: 'service_date',
        direction: 'ASC',
      });
    });
  },
};

/** The row of a request, and what is in it. */
const inRow = ({ canvas }: Context, device: string) =>
  within(found(canvas.getAllByRole('row', { name: new RegExp(device) })[0]));

// U22 D11 U46
export const WaitingPhone: Story = {
  ...Waiting,
  tags: [],
  ...phone,
  play: async (context) => {
    const { labels, age } = textsOf(context);
    const [first] = rowsIn(textsOf(context), [1]);
    const { service_date, device_name, note, service_at } = found(first);
    const row = inRow(context, device_name);
    await context.step('A card shows the date with its timezone, and the age', async () => {
      await expect(row.getByText(service_date)).toBeVisible();
      await expect(row.getByText(labels.requestTable.utc)).toBeVisible();
      const waited = age.format(age.now() - Date.parse(service_at));
      await expect(row.getByText(waited)).toBeVisible();
    });
    await context.step('The button that approves is beside them, and over nothing', async () => {
      const name = new RegExp(`^${labels.requestTable.approve}`);
      const button = row.getByRole('button', { name }).getBoundingClientRect();
      await expect(row.getByRole('time').getBoundingClientRect().right).toBeLessThan(button.left);
      const { top } = row.getByText(asRead(note ?? '')).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(button.bottom);
    });
  },
};

/** The rows of `Default`, by what is particular about them. */
function rowsOf(texts: Texts) {
  const [first, , , canceled, foreign, own] = rowsOfEach(texts);
  return {
    waiting: found(first),
    canceled: found(canceled),
    foreign: found(foreign),
    own: found(own),
  };
}

// D5 U17 U18
export const StatusButtons: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { args, step } = context;
    const { requestTable: labels } = textsOf(context).labels;
    const { waiting, canceled, foreign } = rowsOf(textsOf(context));
    await step('An open row is passed to the handler, by keyboard', async () => {
      await pressButton(labels.replyInState(waiting, labels.states[1]));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(waiting);
    });
    await step('What a colleague approved is disabled and says why', async () => {
      const row = inRow(context, foreign.device_name);
      const button = row.getByRole('button', { name: labels.states[2] });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(labels.heldByOther);
    });
    await step('What the user canceled shows a disabled canceled button', async () => {
      const row = inRow(context, canceled.device_name);
      const button = row.getByRole('button', { name: labels.canceledByYou });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(labels.canceledByYouHint);
    });
    await step('A row whose status button is disabled opens by its device', async () => {
      await pressButton(labels.view(foreign));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(foreign);
    });
  },
};

// D6 U18
export const WithoutStatusColumn: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { columns: requestColumns.done },
  play: async (context) => {
    const { args, step } = context;
    const { requestTable: labels } = textsOf(context).labels;
    const { waiting, foreign } = rowsOf(textsOf(context));
    await step('The device leads to the reply where no column shows the state', async () => {
      await pressButton(labels.reply(waiting));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(waiting);
    });
    await step('What a colleague approved is there to be read', async () => {
      await pressButton(labels.view(foreign));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(foreign);
    });
  },
};

// U18
export const RowsOpen: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas, args, step } = context;
    const { requestTable: labels } = textsOf(context).labels;
    const { waiting, foreign, own } = rowsOf(textsOf(context));
    await step('A press anywhere on a row opens it, and its button has the focus', async () => {
      await userEvent.click(canvas.getByText(own.note ?? ''));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(own);
      const name = labels.replyInState(own, labels.states[2]);
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    });
    await step('So does a press where the status button is disabled', async () => {
      await userEvent.click(canvas.getByText(foreign.note ?? ''));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(foreign);
    });
    await step('Marking text opens nothing', async () => {
      const note = canvas.getByText(waiting.note ?? '');
      getSelection()?.selectAllChildren(note);
      note.click();
      await expect(args.onStatusClick).toHaveBeenCalledTimes(2);
      getSelection()?.removeAllRanges();
    });
  },
};

// U31 U72
export const ActsFromTheRow: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  ...inLanguage((texts) => ({
    rows: rowsOfEach(texts),
    age: texts.age,
    onApprove: fn(),
    onComplete: fn(),
  })),
  play: async (context) => {
    const { canvas, args, step } = context;
    const { rows } = args;
    const { requestTable: labels } = textsOf(context).labels;
    const { waiting } = rowsOf(textsOf(context));
    const row = found(canvas.getAllByRole('row')[1]);
    const approve = within(row).getByRole('button', { name: labels.approveRequest(waiting) });
    await step('The button appears with the focus in its row, and moves nothing', async () => {
      const before = row.getBoundingClientRect();
      within(row)
        .getByRole('button', { name: labels.replyInState(waiting, labels.states[1]) })
        .focus();
      await userEvent.tab();
      await expect(approve).toHaveFocus();
      await expect(getComputedStyle(approve).opacity).toBe('1');
      await expect(row.getBoundingClientRect()).toEqual(before);
    });
    await step('It approves, and opens nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onApprove).toHaveBeenLastCalledWith(waiting);
      await expect(args.onStatusClick).not.toHaveBeenCalled();
    });
    await step('What the user has approved is completed in the same way', async () => {
      const [own, ...others] = rows.filter(({ can_complete }) => can_complete);
      await expect(others).toEqual([]);
      await userEvent.click(
        canvas.getByRole('button', { name: labels.completeRequest(found(own)) }),
      );
      await expect(args.onComplete).toHaveBeenLastCalledWith(own);
    });
    await step('Rows that may be neither have none', async () => {
      const name = new RegExp(`^(${labels.approve}|${labels.complete}) – `);
      await expect(canvas.getAllByRole('button', { name })).toHaveLength(4);
    });
  },
};

/** A clock that the story moves. */
const clock = { passed: 0 };
const QUARTER = 15 * 60_000;

/** It will be late a quarter of an hour later. */
const youngIn = (texts: Texts) =>
  found(
    rowsIn(texts, [1], 16).find(({ service_at }) => {
      const age = texts.age.now() - Date.parse(service_at);
      return age > QUARTER / 3 && age < (2 / 3) * QUARTER;
    }),
  );

// U22 D11
/** A request that waits for long becomes bold and framed. */
export const BecomesLate: Story = {
  ...inLanguage((texts) => ({
    rows: [youngIn(texts)],
    age: { ...texts.age, now: () => texts.age.now() + clock.passed },
  })),
  beforeEach: () => {
    clock.passed = 0;
  },
  play: async (context) => {
    const { canvas, step } = context;
    const texts = textsOf(context);
    const { age } = texts;
    const { service_date, service_at } = youngIn(texts);
    const waited = () => age.format(age.now() + clock.passed - Date.parse(service_at));
    const cell = within(found(canvas.getAllByRole('time')[0]));
    const shown = cell.getByText(waited());
    await step('The date is shown, the age beside it', async () => {
      const date = cell.getByText(service_date);
      await expect(date).toBeVisible();
      const { right } = date.getBoundingClientRect();
      await expect(shown.getBoundingClientRect().left).toBeGreaterThan(right);
    });
    await step('It grows, and says when it becomes late', async () => {
      await expect(shown).toHaveAttribute('data-late', 'none');
      clock.passed = QUARTER;
      await waitFor(async () => {
        // What the timer does is done at once when the tab is shown again.
        document.dispatchEvent(new Event('visibilitychange'));
        await expect(shown).toHaveTextContent(waited());
      });
      await expect(shown).toHaveAttribute('data-late', 'late');
    });
  },
};
