import { SessionsModal, type SessionsModalProps } from '@concierge/ui/concierge';
import * as cs from '@concierge/ui/labels/cs';
import { sessionsModalLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectClosed, openByKeyboard, press } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { browsers } from '../fixtures/sessions.ts';
import { loadFailure } from '../fixtures/loadFailure.tsx';
import { modal } from '../conformance/exceptions.ts';

/** Holds the browsers as the console does: a signed-out one leaves the list. */
function Holding(props: SessionsModalProps) {
  const [sessions, setSessions] = useState(props.sessions);
  return (
    <SessionsModal
      {...props}
      sessions={sessions}
      onEnd={(id) => {
        props.onEnd(id);
        setSessions(sessions.filter((one) => one.id !== id));
      }}
      onEndOthers={() => {
        props.onEndOthers();
        setSessions(sessions.filter(({ current }) => current));
      }}
    />
  );
}

const Opener = openedByButton(Holding, 'Open');

// No AllStates: one modal at a time is open. Each state of the list is a story.
const meta = {
  title: 'Concierge/SessionsModal',
  component: SessionsModal,
  parameters: { conformance: modal },
  args: {
    open: false,
    onOpenChange: fn(),
    sessions: browsers,
    onEnd: fn(),
    onEndOthers: fn(),
    labels: sessionsModalLabels,
  },
  render: (args) => <Opener {...args} />,
  play: () => openByKeyboard('dialog'),
} satisfies Meta<typeof SessionsModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const EndOne: Story = {
  tags: ['!dev'],
  play: async ({ args, step }) => {
    await openByKeyboard('dialog');
    const rows = () => screen.getAllByRole('listitem');
    await step('The current browser is marked and has no button', async () => {
      await expect(rows()).toHaveLength(3);
      const [here] = rows();
      await expect(here).toHaveTextContent('This browser');
      await expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    });
    await step('The keyboard signs one out, and the focus goes on to the next', async () => {
      await press(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
      await expect(args.onEnd).toHaveBeenCalledWith('phone');
      await waitFor(() => expect(rows()).toHaveLength(2));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Sign out Chrome on macOS' })).toHaveFocus(),
      );
    });
    await step('After the last one the focus is on the list', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(rows()).toHaveLength(1));
      await waitFor(() =>
        expect(screen.getByRole('list', { name: 'Browsers you are signed in on' })).toHaveFocus(),
      );
      await expect(screen.getByRole('button', { name: 'Sign out everywhere else' })).toBeDisabled();
    });
    await step('Escape gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed('dialog', () => screen.getByRole('button', { name: 'Open' }));
    });
  },
};

export const EndOthers: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    await openByKeyboard('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(args.onEndOthers).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Browsers you are signed in on' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog', () => screen.getByRole('button', { name: 'Open' }));
  },
};

/** Pending: the button keeps the focus and ignores presses. */
export const Pending: Story = {
  args: {
    sessions: browsers.map((one) => (one.id === 'phone' ? { ...one, pending: true } : one)),
  },
  play: async ({ args }) => {
    await openByKeyboard('dialog');
    const button = screen.getByRole('button', { name: 'Sign out Safari on iPhone' });
    await press(button);
    await expect(args.onEnd).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const OnlyHere: Story = { args: { sessions: browsers.slice(0, 1) } };

export const Loading: Story = { args: { sessions: [], loading: true } };

export const Failed: Story = {
  args: {
    sessions: [],
    error: loadFailure('users:sessions.error.load'),
  },
};

export const Narrow: Story = {
  args: { labels: cs.sessionsModalLabels },
  globals: { locale: 'cs', viewport: { value: 'mobile1' } },
};
