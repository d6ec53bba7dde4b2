import type { DeviceMessage } from '@concierge/contract/devices';
import { MessageType } from '@concierge/contract/messageStates';
import { formatBrowserTime } from '@concierge/contract/times';
import { Card } from '@concierge/ui/Card';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Icon } from '@concierge/ui/Icon';
import { Inline } from '@concierge/ui/Inline';
import { LinkButton } from '@concierge/ui/LinkButton';
import { ListRow } from '@concierge/ui/ListRow';
import { Stack } from '@concierge/ui/Stack';
import { Tag } from '@concierge/ui/Tag';
import { Text } from '@concierge/ui/Text';
import { UserText } from '@concierge/ui/UserText';
import type { ReactElement } from 'react';
import { addressOf } from '../model/view.ts';
import { BackLink } from './BackLink.tsx';
import { PageTitle } from './PageTitle.tsx';
import { BESIDE } from './RequestList.tsx';
import { useSpoken } from './spoken.ts';

const isInvoice = ({ type }: DeviceMessage) => type === MessageType.invoice;

interface MessageListProps {
  messages: readonly DeviceMessage[];
  loading: boolean;
  /** The one that is open beside the list. */
  current: number | null;
  /** It stands beside what the page shows: only the newest. */
  beside?: boolean;
  focused?: boolean;
}

/** Messages and invoices for the guest, newest first. */
export function MessageList(props: MessageListProps): ReactElement {
  const { messages, loading, current, beside = false, focused = false } = props;
  const shown = beside ? messages.slice(0, BESIDE) : messages;
  const { say } = useSpoken();
  return (
    <Stack as="section" gap={3} aria-labelledby="tablet-messages">
      {!beside && (
        <BackLink text={say('service.back')} href={addressOf({ name: 'services' })} onlyWide />
      )}
      <PageTitle
        id="tablet-messages"
        level={beside ? 2 : 1}
        size={beside ? 'xl' : 'xxl'}
        focused={focused}
      >
        {say('messages.title')}
      </PageTitle>
      <Card padding="none">
        {messages.length === 0 ? (
          <EmptyState icon="mail" title={say(loading ? 'loading' : 'messages.none')}>
            {!loading && say('messages.noneText')}
          </EmptyState>
        ) : (
          <Stack as="ul" gap={0}>
            {shown.map((message) => (
              <ListRow
                key={message.message_id}
                href={addressOf({ name: 'message', id: message.message_id })}
                current={message.message_id === current}
                start={<Icon name={isInvoice(message) ? 'receipt-text' : 'mail'} size={24} />}
                title={<UserText>{message.title}</UserText>}
                description={[
                  say(isInvoice(message) ? 'messages.invoice' : 'messages.message'),
                  formatBrowserTime(message.published_at),
                ].join(' · ')}
                end={message.viewed_at === null && <Tag tone="info">{say('messages.new')}</Tag>}
              />
            ))}
          </Stack>
        )}
      </Card>
      {shown.length < messages.length && (
        <Inline>
          <LinkButton variant="ghost" href={addressOf({ name: 'messages' })}>
            {say('messages.all')}
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
}

interface MessageViewProps {
  /** Undefined: it is not, or no longer, for this guest. */
  message: DeviceMessage | undefined;
  focused: boolean;
}

/** A message or an invoice as a whole. */
export function MessageView({ message, focused }: MessageViewProps): ReactElement {
  const { say } = useSpoken();
  const back = <BackLink text={say('messages.back')} href={addressOf({ name: 'messages' })} />;
  if (!message) {
    return (
      <Stack gap={4}>
        {back}
        <EmptyState icon="mail" title={say('messages.gone')} />
      </Stack>
    );
  }
  const kind = say(isInvoice(message) ? 'messages.invoice' : 'messages.message');
  return (
    <Stack gap={5} className="tablet-form">
      {back}
      <PageTitle focused={focused} text={`${kind} · ${formatBrowserTime(message.published_at)}`}>
        <UserText>{message.title}</UserText>
      </PageTitle>
      <Card padding="lg" className="tablet-card">
        <Text size="lg" preserveBreaks dir="auto">
          {message.message}
        </Text>
      </Card>
    </Stack>
  );
}
