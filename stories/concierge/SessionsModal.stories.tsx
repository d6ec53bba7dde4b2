import {
  SessionsModal,
  type SessionsModalProps,
  type SignedInBrowser,
} from '@concierge/ui/concierge/SessionsModal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectClosed, openByKeyboard, press, pressButton } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { loadFailure } from '../fixtures/loadFailure.tsx';
import { modal } from '../conformance/exceptions.ts';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf, type Texts } from '../setup/texts.ts';
import type { Session } from '@concierge/contract/sessions';

/** Holds the browsers as the console does: a signed-out one leaves the list. */
function Holding(props: SessionsModalProps) {
  const [ended, setEnded] = useState<readonly string[]>([]);
  const { sessions } = props;
  const others = sessions.filter(({ current }) => !current);
  return (
    <SessionsModal
      {...props}
      sessions={sessions.filter(({ id }) => !ended.includes(id))}
      onEnd={(id) => {
        props.onEnd(id);
        setEnded([...ended, id]);
      }}
      onEndOthers={() => {
        props.onEndOthers();
        setEnded(others.map(({ id }) => id));
      }}
    />
  );
}

const Opener = openedByButton(Holding);

const SESSIONS: readonly Omit<Session, 'current' | 'expires_at'>[] = [
  {
    id: 'here',
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/150.0',
    address: '192.0.2.10',
    created_at: '2026-03-02T07:58:00.000Z',
    last_seen_at: '2026-03-02T09:30:00.000Z',
  },
  {
    id: 'phone',
    user_agent: 'Mozilla/5.0 (iPhone) Version/26.0 Mobile/15E148 Safari/604.1',
    address: '203.0.113.7',
    created_at: '2026-02-28T18:12:00.000Z',
    last_seen_at: '2026-03-02T06:41:00.000Z',
  },
  {
    id: 'desk',
    user_agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/150.0 Safari/537.36',
    address: '2001:db8:85a3::8a2e:370:7334',
    created_at: '2026-02-20T10:05:00.000Z',
    last_seen_at: '2026-02-27T16:50:00.000Z',
  },
];

/** Where someone of the staff is signed in, this browser first. */
const browsersIn = ({ browserOf }: Texts): SignedInBrowser[] =>
  SESSIONS.map((session, at) =>
    browserOf({ ...session, current: at === 0, expires_at: '2026-03-02T19:58:00.000Z' }),
  );

// No AllStates: one modal at a time is open. Each state of the list is a story.
const meta = {
  title: 'Concierge/SessionsModal',
  component: SessionsModal,
  parameters: { conformance: modal },
  ...inLanguage((texts) => ({
    open: false,
    onOpenChange: fn(),
    sessions: browsersIn(texts),
    onEnd: fn(),
    onEndOthers: fn(),
    labels: texts.labels.sessions,
  })),
  render: (args) => <Opener {...args} openText={args.labels.title} />,
  play: () => openByKeyboard('dialog'),
} satisfies Meta<typeof SessionsModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** This browser is marked; each of the others can be signed out. */
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
      await pressButton('Sign out Safari on iPhone');
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
      await expectClosed('dialog', () => screen.getByRole('button', { name: args.labels.title }));
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
  },
};

/** Pending: the button keeps the focus and ignores presses. */
export const Pending: Story = {
  ...inLanguage((texts) => ({
    sessions: browsersIn(texts).map((one) =>
      one.id === 'phone' ? { ...one, pending: true } : one,
    ),
  })),
  play: async (context) => {
    const { labels } = textsOf(context);
    const phone = found(browsersIn(textsOf(context)).find(({ id }) => id === 'phone'));
    await openByKeyboard('dialog');
    const button = screen.getByRole('button', { name: labels.sessions.endOf(phone.name) });
    await press(button);
    await expect(context.args.onEnd).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Signed in nowhere else. */
export const OnlyHere: Story = inLanguage((texts) => ({
  sessions: browsersIn(texts).slice(0, 1),
}));

/** The sessions are on their way. */
export const Loading: Story = { args: { sessions: [], loading: true } };

/** The sessions could not be loaded. */
export const Failed: Story = inLanguage(({ t }) => ({
  sessions: [],
  error: loadFailure(t, t('users:sessions.error.load')),
}));

/** On a phone the button is below the browser. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
