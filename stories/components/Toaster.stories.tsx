import {
  BottomBar,
  Button,
  dismissToast,
  Modal,
  PageHeader,
  toast,
  Toaster,
  type ToastOptions,
  type ToastTone,
} from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';
import { say } from '../fixtures/product.ts';
import { ConsoleFrame } from '../fixtures/ConsoleFrame.tsx';
import { desktop, narrowest, phone } from '../fixtures/viewports.ts';

const TEXTS: Record<ToastTone, string> = {
  info: 'A new request arrived.',
  success: say('requests:updateSuccess'),
  warning: 'The connection is slow.',
  danger: say('settings:services.error.save'),
};

function Buttons() {
  return (
    <Row>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Button key={tone} onClick={() => toast({ tone, body: TEXTS[tone] })}>
          {tone}
        </Button>
      ))}
    </Row>
  );
}

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  args: { label: 'Notifications', closeLabel: 'Close' },
  render: (args) => (
    <div style={{ minBlockSize: 320 }}>
      <Buttons />
      <Toaster {...args} />
    </div>
  ),
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

async function show(options: ToastOptions): Promise<HTMLElement> {
  toast({ timeout: 100_000, ...options });
  const role = options.tone === 'danger' || options.tone === 'warning' ? 'alert' : 'status';
  return waitFor(async () => {
    const [newest] = screen.getAllByRole(role);
    await expect(newest).toBeVisible();
    return newest as HTMLElement;
  });
}

export const Default: Story = {};

/** Newest first, at the top right. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  play: async () => {
    await show({ tone: 'info', title: 'Room 204', body: TEXTS.info });
    await show({ tone: 'success', body: TEXTS.success });
    await show({ tone: 'warning', body: TEXTS.warning });
    await show({ tone: 'danger', title: 'Not saved', body: TEXTS.danger });
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

/** Its button is reached by Tab; closing it leaves the rest of the page as it was. */
export const ClosedByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await show({ tone: 'success', body: TEXTS.success });
    canvas.getByRole('button', { name: 'danger' }).focus();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(TEXTS.success)).toBeNull());
  },
};

// J2
/** What the specification says of every toast. */
export const AsSpecified: Story = {
  tags: ['!dev'],
  play: async ({ step }) => {
    toast({ tone: 'success', body: TEXTS.success });
    const shown = await screen.findByRole('status');
    const bar = document.querySelector('.Toastify__progress-bar') as Element;
    await step('A toast stays 5000 ms', async () => {
      await expect(getComputedStyle(bar).animationDuration).toBe('5s');
    });
    await step('It is at the top right', async () => {
      const box = shown.getBoundingClientRect();
      await expect(box.top).toBeLessThan(40);
      await expect(window.innerWidth - box.right).toBeLessThan(40);
    });
    await step('No progress bar is seen', async () => {
      await expect(bar.parentElement?.getBoundingClientRect().height).toBe(0);
    });
  },
};

/** Leaves by itself when its time is over. */
export const TimesOut: Story = {
  tags: ['!dev'],
  play: async () => {
    await show({ tone: 'info', body: TEXTS.info, timeout: 400 });
    await waitFor(() => expect(screen.queryByText(TEXTS.info)).toBeNull(), { timeout: 4000 });
  },
};

/** While the focus is on a toast its timer is paused; it resumes when the focus leaves. */
export const FocusPauses: Story = {
  tags: ['!dev'],
  play: async () => {
    await show({ tone: 'info', body: TEXTS.info });
    const bar = document.querySelector('.Toastify__progress-bar') as Element;
    const timeIs = (state: string) =>
      waitFor(() => expect(getComputedStyle(bar).animationPlayState).toBe(state));
    await timeIs('running');
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    await timeIs('paused');
    close.blur();
    await timeIs('running');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** One id, one toast: the later replaces the earlier. */
export const SameId: Story = {
  play: async () => {
    await show({ tone: 'info', body: 'Saving …', id: 'save' });
    toast({ tone: 'success', body: 'Saved.', id: 'save', timeout: 100_000 });
    await waitFor(() => expect(screen.getByText('Saved.')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Saving …')).toBeNull());
  },
};

function OverModal({ footer }: { footer?: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      onOpenChange={setOpen}
      title="Edit user"
      closeLabel="Close dialog"
      footer={footer}
    >
      <p>A toast can be closed while this is open.</p>
    </Modal>
  );
}

/** A toast is visible, announced and closed over an open modal, and closing it leaves the modal open. */
export const OverAModal: Story = {
  render: (args) => (
    <>
      <OverModal />
      <Toaster {...args} />
    </>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await show({ tone: 'danger', body: TEXTS.danger });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(TEXTS.danger)).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

const NOTE =
  'Room 311: Could someone please bring two extra towels, a pillow and a kettle, and have a look at the window in the bathroom, which does not close since this morning?';

// U4 U3
/** A toast that leads to what it reports: two lines of a note, by keyboard as by pointer. */
export const WithLink: Story = {
  play: async ({ step }) => {
    let left: boolean | undefined;
    const options = { tone: 'info', title: 'Laundry', body: NOTE, href: '/requests/7' } as const;
    const shown = await show({ ...options, onLeave: (byUser) => (left = byUser) });
    const link = screen.getByRole('link', { name: /^Laundry/ });
    await step('It shows two lines of the note', async () => {
      const { lineHeight } = getComputedStyle(screen.getByText(NOTE));
      await expect(screen.getByText(NOTE).offsetHeight).toBe(
        Math.round(2 * parseFloat(lineHeight)),
      );
      await expect(shown.offsetHeight).toBeLessThan(100);
    });
    await step('Enter follows it and closes it', async () => {
      link.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
      await expect(document.documentElement.dataset.navigatedTo).toBe('/requests/7');
      await expect(left).toBe(true);
    });
    await show(options);
  },
};

/** Escape closes the toast that has the focus. */
export const EscapeCloses: Story = {
  tags: ['!dev'],
  play: async () => {
    (await show({ tone: 'info', body: TEXTS.info })).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(TEXTS.info)).toBeNull());
  },
};

// U3
/** What can wait is out of the way of a modal and of its close button. */
export const QuietBehindModal: Story = {
  render: (args) => (
    <>
      <OverModal />
      <Toaster {...args} />
    </>
  ),
  play: async ({ step }) => {
    const close = await screen.findByRole('button', { name: 'Close dialog' });
    toast({ tone: 'info', body: TEXTS.info, quiet: true, timeout: 100_000 });
    await step('It covers nothing of the modal, and comes back after it', async () => {
      await waitFor(() => expect(screen.getByText(TEXTS.info)).not.toBeVisible());
      await userEvent.click(close);
      await waitFor(() => expect(screen.getByText(TEXTS.info)).toBeVisible());
    });
  },
};

const actions = (
  <>
    <Button>Oldest first</Button>
    <Button variant="ghost">Keyboard shortcuts</Button>
  </>
);

const bar = (
  <BottomBar
    label="Quick navigation"
    items={[
      { id: 'waiting', label: 'Waiting', icon: 'clock', href: '/w', current: true },
      { id: 'more', label: 'More', icon: 'ellipsis' },
    ]}
  />
);

const page = (more?: ReactNode): Pick<Story, 'render'> => ({
  render: (args) => (
    <>
      <ConsoleFrame bottom={bar}>
        <PageHeader title="Waiting requests" actions={actions} />
      </ConsoleFrame>
      {more}
      <Toaster {...args} />
    </>
  ),
});

async function saved(): Promise<HTMLElement> {
  toast({ tone: 'success', title: TEXTS.success, body: 'Room 204 · Laundry', timeout: 100_000 });
  return within(screen.getByRole('region', { name: 'Notifications' })).findByRole('status');
}
const topOf = (element: Element) => element.getBoundingClientRect().top;
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

// U51
/** Below the title and the actions of a page. */
export const OnAPage: Story = {
  ...page(),
  ...desktop,
  play: async ({ canvas, step }) => {
    const shown = await saved();
    await step('It covers no action of the page', async () => {
      const action = canvas.getByRole('button', { name: 'Keyboard shortcuts' });
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
  play: async ({ canvas, step }) => {
    const shown = await saved();
    await step('It is above the bar', async () => {
      const shortcuts = canvas.getByRole('navigation', { name: 'Quick navigation' });
      await expect(bottomOf(shown)).toBeLessThanOrEqual(topOf(shortcuts));
      await expect(topOf(shown)).toBeGreaterThan(window.innerHeight / 2);
    });
  },
};

// U51
/** Over a modal that fills a phone above its buttons; the content can be scrolled clear of it. */
export const OverASheet: Story = {
  ...page(<OverModal footer={<Button variant="primary">Save</Button>} />),
  ...phone,
  play: async ({ step }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const shown = await saved();
    await step('It is above the buttons of the modal', async () => {
      const save = screen.getByRole('button', { name: 'Save' });
      await expect(bottomOf(shown)).toBeLessThanOrEqual(topOf(save));
      await expect(topOf(shown)).toBeGreaterThan(window.innerHeight / 2);
    });
  },
};

export const Narrowest: Story = {
  ...narrowest,
  play: async () => {
    await show({
      tone: 'info',
      title: 'Prezidentské apartmá s výhledem na moře, třetí patro',
      body: 'Lütfen odaya iki ek havlu, bir yastık ve geç çıkış için onay gönderin; teşekkür ederiz.',
    });
    const toasted = document.querySelector('[data-part="Toast"]')?.getBoundingClientRect();
    await expect(toasted?.left).toBeGreaterThanOrEqual(0);
    await expect(toasted?.right).toBeLessThanOrEqual(320);
  },
};
