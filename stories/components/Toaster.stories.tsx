import { Button } from '@concierge/ui/Button';
import { Modal } from '@concierge/ui/Modal';
import { dismissToast, toast, Toaster } from '@concierge/ui/Toaster';
import { BottomBar } from '@concierge/ui/layout/BottomBar';
import { PageHeader } from '@concierge/ui/layout/PageHeader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleFrame } from '../fixtures/ConsoleFrame.tsx';
import { asRead } from '../fixtures/asRead.ts';
import { phoneBarIn } from '../fixtures/menu.ts';
import { bodiesIn, show, ToastButtons } from '../fixtures/toasts.tsx';
import { desktop, narrowest, phone } from '../fixtures/viewports.ts';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  // In a guide each story has toasts of its own.
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  ...inLanguage(({ ui }) => ui.toasterLabels),
  render: (args, context) => (
    <div style={{ minBlockSize: 320 }}>
      <ToastButtons texts={textsOf(context)} />
      <Toaster {...args} />
    </div>
  ),
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** A button for each tone shows one. */
export const Default: Story = {};

/** Newest first, at the top right. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  play: async (context) => {
    const texts = textsOf(context);
    const bodies = bodiesIn(texts);
    await show({ tone: 'info', title: found(texts.hotel.devices[0]).name, body: bodies.info });
    await show({ tone: 'success', body: bodies.success });
    await show({ tone: 'warning', body: bodies.warning });
    const body = texts.t('errors:network');
    await show({ tone: 'danger', title: bodies.danger, body });
    const parts = () => [...document.querySelectorAll('[data-part="Toast"]')];
    await waitFor(() =>
      expect(parts().map((part) => part.getAttribute('data-tone'))).toEqual([
        'danger',
        'warning',
        'success',
        'info',
      ]),
    );
    const box = (parts()[0] as Element).getBoundingClientRect();
    await expect(window.innerWidth - box.right).toBeLessThan(80);
  },
};

/** An outcome, for the guide. */
export const SaysWhatIsDone: Story = {
  tags: ['!dev'],
  render: (args) => <Toaster {...args} />,
  play: async () => {
    await show({ tone: 'success', title: 'Reply sent', body: 'Room 412 · Housekeeping' });
  },
};

/** A failure that leaves before it is understood, for the guide. */
export const SaysNothing: Story = {
  ...SaysWhatIsDone,
  play: async () => {
    await show({ tone: 'danger', title: 'Error', body: 'The action could not be performed.' });
  },
};

/** One id, one toast: the later replaces the earlier. */
export const SameId: Story = {
  play: async (context) => {
    const { t, hotel } = textsOf(context);
    const device = found(hotel.devices[0]).name;
    const sending = asRead(t('common:sending', { device }));
    const sent = asRead(t('messages:form.published.1'));
    await show({ tone: 'info', body: sending, id: 'message' });
    toast({ tone: 'success', body: sent, id: 'message', timeout: 100_000 });
    await waitFor(() => expect(screen.getByText(sent)).toBeVisible());
    await waitFor(() => expect(screen.queryByText(sending)).toBeNull());
  },
};

/** A modal that is open, with a button or without. */
function OverModal({ texts: { t, ui }, footer }: { texts: Texts; footer?: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      onOpenChange={setOpen}
      title={t('settings:services.form.editTitle')}
      {...ui.modalLabels}
      footer={footer}
    >
      <p>{t('settings:services.empty.body')}</p>
    </Modal>
  );
}

/** The one that is seen: react-aria puts another one into modals, whose name may be the same. */
const closeButton = (name: string) =>
  found(screen.getAllByRole('button', { name }).find(({ dataset }) => dataset['component']));

/** A toast is visible, announced and closed over an open modal, and closing it leaves the modal open. */
export const OverAModal: Story = {
  render: (args, context) => (
    <>
      <OverModal texts={textsOf(context)} />
      <Toaster {...args} />
    </>
  ),
  play: async (context) => {
    const texts = textsOf(context);
    const body = asRead(bodiesIn(texts).danger);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await show({ tone: 'danger', body });
    await userEvent.click(closeButton(texts.ui.toasterLabels.closeLabel));
    await waitFor(() => expect(screen.queryByText(body)).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** A long note of a guest. */
const noteIn = ({ hotel }: Texts) => hotel.texts.services.maintenance.notes.slice(0, 5).join(' ');

// U4 U3
/** A toast that leads to what it reports: two lines of a note, by keyboard as by pointer. */
export const WithLink: Story = {
  play: async (context) => {
    const { step } = context;
    const texts = textsOf(context);
    const note = asRead(noteIn(texts));
    const title = texts.hotel.texts.services.maintenance.name;
    let left: boolean | undefined;
    const options = { tone: 'info', title, body: note, href: '/requests/7' } as const;
    const shown = await show({ ...options, onLeave: (byUser) => (left = byUser) });
    const link = screen.getByRole('link', { name: (name) => name.startsWith(title) });
    await step('It shows two lines of the note', async () => {
      const { lineHeight } = getComputedStyle(screen.getByText(note));
      await expect(screen.getByText(note).offsetHeight).toBe(
        Math.round(2 * parseFloat(lineHeight)),
      );
      await expect(shown.offsetHeight).toBeLessThan(100);
    });
    await step('Enter follows it and closes it', async () => {
      link.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText(note)).toBeNull());
      await expect(document.documentElement.dataset.navigatedTo).toBe('/requests/7');
      await expect(left).toBe(true);
    });
    await show(options);
  },
};

// U3
/** What can wait is out of the way of a modal and of its close button. */
export const QuietBehindModal: Story = {
  render: (args, context) => (
    <>
      <OverModal texts={textsOf(context)} />
      <Toaster {...args} />
    </>
  ),
  play: async (context) => {
    const texts = textsOf(context);
    const info = asRead(bodiesIn(texts).info);
    await screen.findByRole('dialog');
    const close = closeButton(texts.ui.modalLabels.closeLabel);
    toast({ tone: 'info', body: info, quiet: true, timeout: 100_000 });
    await context.step('It covers nothing of the modal, and comes back after it', async () => {
      await waitFor(() => expect(screen.getByText(info)).not.toBeVisible());
      await userEvent.click(close);
      await waitFor(() => expect(screen.getByText(info)).toBeVisible());
    });
  },
};

/** The page of the requests that wait, and what may be over it. */
const page = (over?: (texts: Texts) => ReactNode): Pick<Story, 'render'> => ({
  render: (args, context) => {
    const texts = textsOf(context);
    const { t } = texts;
    const actions = (
      <>
        <Button>{t('requests:oldestFirst')}</Button>
        <Button variant="ghost">{t('common:shortcuts')}</Button>
      </>
    );
    return (
      <>
        <ConsoleFrame texts={texts} bottom={<BottomBar {...phoneBarIn(texts, () => undefined)} />}>
          <PageHeader title={t('requests:lists.waiting')} actions={actions} />
        </ConsoleFrame>
        {over?.(texts)}
        <Toaster {...args} />
      </>
    );
  },
});

async function saved(context: Context): Promise<HTMLElement> {
  const texts = textsOf(context);
  const { device_name, service_name } = found(texts.hotel.requests[0]);
  toast({
    tone: 'success',
    title: bodiesIn(texts).success,
    body: `${device_name} · ${service_name}`,
    timeout: 100_000,
  });
  const name = texts.ui.toasterLabels.label;
  return within(screen.getByRole('region', { name })).findByRole('status');
}
const topOf = (element: Element) => element.getBoundingClientRect().top;
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

// U51
/** Below the title and the actions of a page. */
export const OnAPage: Story = {
  ...page(),
  ...desktop,
  play: async (context) => {
    const { canvas, step } = context;
    const name = textsOf(context).t('common:shortcuts');
    const shown = await saved(context);
    await step('It covers no action of the page', async () => {
      const action = canvas.getByRole('button', { name });
      await expect(topOf(shown)).toBeGreaterThanOrEqual(bottomOf(action));
      await expect(topOf(shown)).toBeLessThan(bottomOf(action) + 20);
    });
  },
};

// U51
/** On a phone above the bar at the bottom. */
export const OnAPhone: Story = {
  ...page(),
  ...phone,
  play: async (context) => {
    const { canvas, step } = context;
    const name = textsOf(context).t('shell:phoneBar.label');
    const shown = await saved(context);
    await step('It is above the bar', async () => {
      const shortcuts = canvas.getByRole('navigation', { name });
      await expect(bottomOf(shown)).toBeLessThanOrEqual(topOf(shortcuts));
      await expect(topOf(shown)).toBeGreaterThan(window.innerHeight / 2);
    });
  },
};

const saveIn = ({ t }: Texts) => t('settings:services.form.update');

// U51
/** Over a modal that fills a phone above its buttons; the content can be scrolled clear of it. */
export const OverASheet: Story = {
  ...page((texts) => (
    <OverModal texts={texts} footer={<Button variant="primary">{saveIn(texts)}</Button>} />
  )),
  ...phone,
  play: async (context) => {
    const name = saveIn(textsOf(context));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const shown = await saved(context);
    await context.step('It is above the buttons of the modal', async () => {
      const save = screen.getByRole('button', { name });
      await expect(bottomOf(shown)).toBeLessThanOrEqual(topOf(save));
      await expect(topOf(shown)).toBeGreaterThan(window.innerHeight / 2);
    });
  },
};

/** On the narrowest phone long texts break into lines. */
export const Narrowest: Story = {
  ...narrowest,
  play: async (context) => {
    const { t } = textsOf(context);
    await show({ tone: 'info', title: t('auth:welcome.text'), body: t('users:passwords.help') });
    const toasted = document.querySelector('[data-part="Toast"]')?.getBoundingClientRect();
    await expect(toasted?.left).toBeGreaterThanOrEqual(0);
    await expect(toasted?.right).toBeLessThanOrEqual(320);
  },
};
