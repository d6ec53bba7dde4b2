import { Icon } from '@concierge/ui/Icon';
import { Inline } from '@concierge/ui/Inline';
import { LinkButton } from '@concierge/ui/LinkButton';
import { Stack } from '@concierge/ui/Stack';
import { Tag } from '@concierge/ui/Tag';
import { Text } from '@concierge/ui/Text';
import { UserText } from '@concierge/ui/UserText';
import { BottomBar } from '@concierge/ui/layout/BottomBar';
import { ConnectionBar } from '@concierge/ui/layout/ConnectionBar';
import type { ReactElement, ReactNode } from 'react';
import { isInQuestion, type TabletState, unreadOf } from '../model/tabletState.ts';
import { addressOf, type View } from '../model/view.ts';
import { useSpoken } from './spoken.ts';

interface FrameProps {
  state: TabletState;
  view: View;
  children: ReactNode;
  /** Beside what is shown, where there is room. */
  aside: ReactNode;
  onRetry: () => void;
}

/** What is under each entry of the bar. */
const AREAS: Readonly<Record<View['name'], 'services' | 'requests' | 'messages' | null>> = {
  services: 'services',
  service: 'services',
  sent: 'services',
  request: 'requests',
  requests: 'requests',
  messages: 'messages',
  message: 'messages',
  language: null,
};

/** The bar at the bottom. */
const ENTRIES = [
  ['services', 'concierge-bell'],
  ['requests', 'clock'],
  ['messages', 'mail'],
] as const;

/** What does not work as it should. */
export function Notices({ state, onRetry }: Pick<FrameProps, 'state' | 'onRetry'>): ReactElement {
  const { say } = useSpoken();
  return (
    <>
      <OfflineBar state={state} onRetry={onRetry} />
      {!state.keyKept && (
        <Inline gap={3} align="start" wrap={false} role="alert" className="tablet-notice">
          <Icon name="triangle-alert" />
          <Text tone="warning">{say('keyNotKept')}</Text>
        </Inline>
      )}
    </>
  );
}

function OfflineBar({ state, onRetry }: Pick<FrameProps, 'state' | 'onRetry'>) {
  const { say, timeOf } = useSpoken();
  const { connection, keptAt } = state;
  if (connection !== 'lost' && connection !== 'reconnecting') return null;
  const key = connection === 'reconnecting' ? 'offline.reconnecting' : 'offline.text';
  return (
    <ConnectionBar
      className="tablet-offline"
      text={keptAt ? say(key, { when: timeOf(keptAt) }) : say('offline.nothing')}
      retryLabel={say('offline.retry')}
      onRetry={onRetry}
      pending={connection === 'reconnecting'}
    />
  );
}

/** Leads to what the guest is to decide about, where it may be out of sight. */
function UnsentNotice({ state }: { state: TabletState }): ReactElement | null {
  const { say, now } = useSpoken();
  if (!state.unsent.some((unsent) => isInQuestion(unsent, now))) return null;
  return (
    <Inline gap={3} wrap={false} role="alert" className="tablet-notice">
      <Icon name="triangle-alert" />
      <Text tone="warning">{say('unsent.question')}</Text>
      <LinkButton size="sm" href={addressOf({ name: 'requests' })}>
        {say('nav.requests')}
      </LinkButton>
    </Inline>
  );
}

function Head({ state }: { state: TabletState }): ReactElement {
  const { say } = useSpoken();
  return (
    <Inline as="header" justify="between" gap={4} wrap={false} className="tablet-head">
      <Stack gap={0}>
        <Text weight="semibold" size="lg">
          <UserText>{state.device?.project.name ?? say('appName')}</UserText>
        </Text>
        <Text tone="muted">
          <UserText>{state.device?.name ?? '\u00a0'}</UserText>
        </Text>
      </Stack>
      <Inline justify="end" gap={3}>
        {state.device?.do_not_disturb && <Tag icon="moon">{say('doNotDisturb')}</Tag>}
        <LinkButton
          href={addressOf({ name: 'language' })}
          aria-label={say('changeLanguage', { name: say('languageName') })}
        >
          {say('languageName')}
        </LinkButton>
      </Inline>
    </Inline>
  );
}

/** Around every view: the hotel and the room, the connection, and the way between the areas. */
export function Frame({ state, view, children, aside, onRetry }: FrameProps): ReactElement {
  const { say } = useSpoken();
  const area = AREAS[view.name];
  const unread = unreadOf(state.messages);
  return (
    <div className="tablet-page">
      <Head state={state} />
      <Notices state={state} onRetry={onRetry} />
      {view.name !== 'requests' && <UnsentNotice state={state} />}
      <div className="tablet-body">
        <main className="tablet-main">{children}</main>
        <aside className="tablet-aside">{aside}</aside>
      </div>
      <div className="tablet-bar">
        <BottomBar
          label={say('nav.label')}
          items={ENTRIES.map(([name, icon]) => ({
            id: name,
            label: say(`nav.${name}`),
            icon,
            href: addressOf({ name }),
            current: area === name,
            badge:
              name === 'messages' && unread > 0
                ? { count: unread, label: say('nav.unread', { count: unread }) }
                : undefined,
          }))}
        />
      </div>
    </div>
  );
}
