import { dismissToast, toast, Toaster } from '@concierge/ui/Toaster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { bodiesIn, show, ToastButtons } from '../fixtures/toasts.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsIn } from '../setup/texts.ts';

const texts = textsIn('en');
const TEXTS = bodiesIn(texts);

/** How toasts leave, and how long they stay. */
const meta = {
  title: 'Components/Toaster interactions',
  tags: ['!dev'],
  component: Toaster,
  ...inLanguage(({ ui }) => ui.toasterLabels),
  render: (args) => (
    <div style={{ minBlockSize: 320 }}>
      <ToastButtons texts={texts} />
      <Toaster {...args} />
    </div>
  ),
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its button is reached by Tab; closing it leaves the rest of the page as it was. */
export const ClosedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await show({ tone: 'success', body: TEXTS.success });
    canvas.getByRole('button', { name: 'danger' }).focus();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(TEXTS.success)).toBeNull());
  },
};

// J2
/** What the specification says of every toast. */
export const AsSpecified: Story = {
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
  play: async () => {
    await show({ tone: 'info', body: TEXTS.info, timeout: 400 });
    await waitFor(() => expect(screen.queryByText(TEXTS.info)).toBeNull(), { timeout: 4000 });
  },
};

/** While the focus is on a toast its timer is paused; it resumes when the focus leaves. */
export const FocusPauses: Story = {
  play: async () => {
    await show({ tone: 'info', body: TEXTS.info });
    const bar = document.querySelector('.Toastify__progress-bar') as Element;
    const timeIs = (state: string) =>
      waitFor(() => expect(getComputedStyle(bar).animationPlayState).toBe(state));
    await timeIs('running');
    const close = screen.getByRole('button', { name: 'Dismiss' });
    close.focus();
    await timeIs('paused');
    close.blur();
    await timeIs('running');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Escape closes the toast that has the focus. */
export const EscapeCloses: Story = {
  play: async () => {
    (await show({ tone: 'info', body: TEXTS.info })).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(TEXTS.info)).toBeNull());
  },
};
