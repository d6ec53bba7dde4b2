import { ReportView } from '@concierge/ui/concierge/ReportView';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { loadFailure } from '../fixtures/loadFailure.tsx';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { countsOf, REPORT_PERIOD, reportHref, reportIn } from '../setup/report.ts';
import { textsOf } from '../setup/texts.ts';

// No AllStates: a whole page; each state is a story.
const meta = {
  title: 'Concierge/ReportView',
  component: ReportView,
  ...inLanguage((texts) => ({
    report: reportIn(texts),
    period: REPORT_PERIOD,
    onPeriodChange: fn(),
    presets: texts.reportPresets,
    max: REPORT_PERIOD.to,
    hrefOf: reportHref,
    formats: texts.reportFormats,
    labels: texts.labels.report,
  })),
} satisfies Meta<typeof ReportView>;

export default meta;
type Story = StoryObj<typeof meta>;

// P1
/** Two weeks, compared with the two before; each number leads to the list it counts. */
export const Default: Story = {
  play: async (context) => {
    const { args, canvas, step } = context;
    const { labels, reportFormats } = textsOf(context);
    await step('A number leads to what it counts', async () => {
      const { received, since, until } = found(args.report);
      const link = canvas.getByRole('link', {
        name: `${labels.report.received}: ${reportFormats.count(received)}`,
      });
      await expect(link).toHaveAttribute('href', reportHref({ span: { since, until } }));
    });
  },
};

// P1
/** The table behind the services has times as well, sorted by any column. */
export const ServicesAsTable: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    const { labels } = textsOf(context);
    const figure = within(canvas.getByRole('figure', { name: labels.report.services }));
    await userEvent.click(figure.getByRole('switch'));
    const table = within(await figure.findByRole('table'));
    const names = () => table.getAllByRole('rowheader').map((cell) => cell.textContent);
    const { services } = found(args.report);
    const most = services.toSorted((one, other) => other.received - one.received)[0];
    await expect(names()).toHaveLength(services.length);
    await expect(names()[0]).toBe(most?.name);
    await userEvent.click(
      table.getByRole('button', { name: new RegExp(`^${labels.report.service}`) }),
    );
    const [first, second] = names();
    await expect(`${first}`.localeCompare(`${second}`)).not.toBe(0);
  },
};

/** Where the project has no figures per person. */
export const WithoutPersons: Story = {
  ...inLanguage((texts) => ({ report: { ...reportIn(texts), persons: undefined } })),
  play: async (context) => {
    const { persons, staff } = textsOf(context).labels.report;
    await expect(context.canvas.queryByRole('figure', { name: persons })).toBeNull();
    await expect(context.canvas.getByText(staff)).toBeVisible();
  },
};

/** The numbers are on their way. */
export const Loading: Story = {
  args: { report: undefined, hrefOf: fn() },
  play: async ({ args }) => {
    await expect(args.hrefOf).not.toHaveBeenCalled();
  },
};

/** No request came on these days. */
export const EmptyPeriod: Story = inLanguage((texts) => ({
  report: { ...reportIn(texts), ...countsOf([]) },
}));

/** Loading failed; it can be tried again. */
export const Failed: Story = inLanguage((texts) => ({
  report: undefined,
  error: loadFailure(texts.t, texts.t('errors:unexpected')),
}));
