import { Button } from '@concierge/ui/Button';
import { Menu } from '@concierge/ui/Menu';
import { Modal } from '@concierge/ui/Modal';
import { Select } from '@concierge/ui/Select';
import { dismissToast, Toaster, toast } from '@concierge/ui/Toaster';
import { Tooltip } from '@concierge/ui/Tooltip';
import { t } from '@concierge/ui/foundations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../fixtures/Layout.tsx';

const OPTIONS = ['Room 101', 'Room 102'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Foundations/Stacking order',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const HOST_BARS = `
.host-bar { position: fixed; inset: 0 0 auto; block-size: 40px; background: rgb(102, 51, 102); color: white; padding: 8px 16px; }
.host-bar.page { z-index: calc(${t.layer.modal} - 1); }
.host-saver { position: fixed; inset: 0; z-index: calc(${t.layer.toast} + 1); display: grid; place-items: center; background: rgb(102, 51, 102); color: white; font: 600 24px/1.3 sans-serif; }
`;

function Stacked() {
  const [open, setOpen] = useState(true);
  const [room, setRoom] = useState<string | null>(null);
  const [saver, setSaver] = useState(false);
  return (
    <>
      <style>{HOST_BARS}</style>
      <div className="host-bar page">A bar of the host</div>
      <Toaster label="Notifications" closeLabel="Close" />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} onOpenChange={setOpen} title="Over the page" closeLabel="Close">
        <Stack>
          <Select label="Room" value={room} onChange={setRoom} options={OPTIONS} />
          <Menu
            align="end"
            label="More"
            trigger={<Button>More</Button>}
            items={[{ id: 'saver', label: 'Screen saver', onSelect: () => setSaver(true) }]}
          />
          <Tooltip content="A hint">
            <Button>With a hint</Button>
          </Tooltip>
          <Button onClick={() => toast({ tone: 'info', body: 'A toast' })}>Notify</Button>
        </Stack>
      </Modal>
      {saver && (
        <button
          type="button"
          className="host-saver"
          data-react-aria-top-layer="true"
          onClick={() => setSaver(false)}
        >
          Wake up
        </button>
      )}
    </>
  );
}

/** What is seen in the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && (element.contains(seen) || seen.contains(element));
}

const layerOf = (name: string): number =>
  Number(getComputedStyle(document.documentElement).getPropertyValue(`--cc-layer-${name}`));

const zIndexOf = (element: Element | null): number =>
  Number(element ? getComputedStyle(element).zIndex : Number.NaN);

// Q2
/** A host's own layers between ours: each has the number of its token. */
export const HostLayers: Story = {
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
  render: () => <Stacked />,
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog');
    await step('A bar of the host is under the modal', async () => {
      await expect(zIndexOf(dialog.closest('[data-part="Backdrop"]'))).toBe(layerOf('modal'));
      await expect(layerOf('overlay')).toBeGreaterThan(layerOf('modal'));
    });
    await step('The list of a select is over the modal, by its token', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Room/ }));
      const list = await screen.findByRole('listbox');
      await expect(zIndexOf(list.closest('[data-part="Popover"]'))).toBe(layerOf('overlay'));
      await waitFor(() => expect(isOnTop(list)).toBe(true));
      await waitFor(() => {
        const shown = screen.getByRole('listbox');
        return expect(shown.contains(document.activeElement)).toBe(true);
      });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('A hint has the same layer', async () => {
      screen.getByRole('button', { name: 'With a hint' }).focus();
      const hint = await screen.findByRole('tooltip');
      await expect(zIndexOf(hint)).toBe(layerOf('overlay'));
      await userEvent.keyboard('{Escape}');
    });
    await step(
      'A toast is over them, and a layer of the host above the toasts over all',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Notify' }));
        await waitFor(() => expect(isOnTop(screen.getByText('A toast'))).toBe(true));
        await userEvent.click(screen.getByRole('button', { name: 'More' }));
        const menu = await screen.findByRole('menu');
        await expect(zIndexOf(menu.closest('[data-part="Surface"]'))).toBe(layerOf('overlay'));
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Screen saver' }));
        const saver = await screen.findByRole('button', { name: 'Wake up' });
        await waitFor(() => expect(isOnTop(saver)).toBe(true));
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
        await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
        saver.click();
        dismissToast();
        await waitFor(() => expect(screen.queryByText('A toast')).toBeNull());
      },
    );
  },
};
