import { CsvDialog } from '@concierge/ui/concierge/CsvDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modal } from '../conformance/exceptions.ts';
import { asRead } from '../fixtures/asRead.ts';
import { controlled } from '../fixtures/stateful.tsx';
import { phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const Controlled = controlled(CsvDialog, 'settings', 'onSettingsChange');

const dialog = () => within(screen.getByRole('dialog'));

// No AllStates: one modal at a time is open.
const meta = {
  title: 'Concierge/CsvDialog',
  component: CsvDialog,
  parameters: { conformance: modal },
  ...inLanguage(({ labels }) => ({
    open: true,
    onOpenChange: fn(),
    settings: { separator: 'semicolon' as const, times: 'both' as const, staffNotes: false },
    onSettingsChange: fn(),
    offersStaffNotes: true,
    state: { status: 'idle' as const },
    onDownload: fn(),
    onSavePart: fn(),
    labels: labels.csvDialog('requests'),
  })),
  render: (props) => <Controlled {...props} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof CsvDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How the file is written; administrators may have the notes of staff in it. */
export const Default: Story = { tags: ['picture'] };
/** On a phone it fills the screen. */
export const Phone: Story = { ...phone };
/** The file is prepared: nobody knows yet how many rows it has. */
export const Preparing: Story = { args: { state: { status: 'running', rows: 0, total: null } } };
/** The file is on its way. Leaving gives it up. */
export const Running: Story = {
  args: { state: { status: 'running', rows: 81_400, total: 200_000 } },
  play: async (context) => {
    const { csvDialog } = textsOf(context).labels;
    const labels = csvDialog('requests');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const bar = dialog().getByRole('progressbar', { name: labels.progress });
    await expect(bar).toHaveAttribute('value', '81400');
    await expect(dialog().getByText(asRead(labels.rows(81_400, 200_000)))).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: labels.cancel }));
    await expect(context.args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
/** Nothing has come. */
export const Failed: Story = {
  args: { state: { status: 'failed', reason: 'No connection', rows: 0, total: null } },
};
/** It broke off: the rows that came can be kept. */
export const Incomplete: Story = {
  args: { state: { status: 'failed', reason: 'No connection', rows: 81_400, total: 200_000 } },
  play: async (context) => {
    const labels = textsOf(context).labels.csvDialog('requests');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.click(dialog().getByRole('button', { name: labels.savePart }));
    await expect(context.args.onSavePart).toHaveBeenCalledOnce();
    await userEvent.click(dialog().getByRole('button', { name: labels.retry }));
    await expect(context.args.onDownload).toHaveBeenCalledOnce();
  },
};

// P2
export const ByKeyboard: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { args, step } = context;
    const labels = textsOf(context).labels.csvDialog('requests');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await step('Times and notes are set', async () => {
      dialog().getByRole('radio', { name: labels.timeOptions.both }).focus();
      await userEvent.keyboard('{ArrowDown}');
      dialog().getByRole('switch', { name: labels.staffNotes }).focus();
      await userEvent.keyboard(' ');
      await expect(args.onSettingsChange).toHaveBeenLastCalledWith({
        separator: 'semicolon',
        times: 'local',
        staffNotes: true,
      });
    });
    await step('The file is asked for', async () => {
      dialog().getByRole('button', { name: labels.download }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onDownload).toHaveBeenCalledOnce();
    });
  },
};
