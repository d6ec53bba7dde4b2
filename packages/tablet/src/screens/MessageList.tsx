import type { DeviceMessage } from '@concierge/contract/devices';
import { MessageType } from '@concierge/contract/messageStates';
import { Card } from '@concierge/ui/Card';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Icon } from '@concierge/ui/Icon';
import { ListRow } from '@concierge/ui/ListRow';
import { Stack } from '@concierge/ui/Stack';
import { Tag } from '@concierge/ui/Tag';
import { Text } from '@concierge/ui/Text';
import { UserText } from '@concierge/ui/UserText';
import type { ReactElement } from 'react';
import { addressOf } from '../model/view.ts';
import { BackLink } from './BackLink.tsx';
import { GuestList, type ListProps } from './GuestList.tsx';
import { PageTitle } from './PageTitle.tsx';
import { useSpoken } from './spoken.ts';

const isInvoice = ({ type }: DeviceMessage) => type === MessageType.invoice;

interface MessageListProps extends ListProps {
  /** The one that is open beside the list. */
  current?: number | null;
}

/** Messages and invoices for the guest, newest first. */
export function MessageList({ state, current, ...place }: MessageListProps): ReactElement {
  const { messages, messageCount, keptAt } = state;
  const { say, timeOf } = useSpoken();
  return (
    <GuestList
      {...place}
      loading={keptAt === null}
      total={messageCount}
      name="messages"
      icon="mail"
      rows={messages.map((message) => (
        <ListRow
          key={message.message_id}
          href={addressOf({ name: 'message', id: message.message_id })}
          current={message.message_id === current}
          start={<Icon name={isInvoice(message) ? 'receipt-text' : 'mail'} size={24} />}
          title={<UserText>{message.title}</UserText>}
          description={[
            say(isInvoice(message) ? 'messages.invoice' : 'messages.message'),
            timeOf(message.published_at),
          ].join(' · ')}
          end={message.viewed_at === null && <Tag tone="info">{say('messages.new')}</Tag>}
        />
      ))}
    />
  );
}

interface MessageViewProps {
  /** Undefined: it is not, or no longer, for this guest. */
  message: DeviceMessage | undefined;
  focused: boolean;
}

/** A message or an invoice as a whole. */
export function MessageView({ message, focused }: MessageViewProps): ReactElement {
  const { say, timeOf } = useSpoken();
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
      <PageTitle focused={focused} text={`${kind} · ${timeOf(message.published_at)}`}>
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
