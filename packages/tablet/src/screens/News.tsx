import type { DeviceMessage, DeviceRequest } from '@concierge/contract/devices';
import { nameIn } from '@concierge/contract/serviceNames';
import { VisuallyHidden } from '@concierge/ui/VisuallyHidden';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { arrivedSince, type TabletState } from '../model/tabletState.ts';
import { STATUS } from './requestStatus.ts';
import { useSpoken } from './spoken.ts';

/**
 * Announces, where the lists are not in view, that a request has another status, or was asked for again, and that
 * messages have come.
 */
export function News({ state }: { state: TabletState }): ReactElement {
  const { requests, messages, keptAt } = state;
  const { say, language } = useSpoken();
  const known = useRef(new Map<number, Pick<DeviceRequest, 'state_id' | 'asked'>>());
  const knownMessages = useRef<readonly DeviceMessage[]>(null);
  const [news, setNews] = useState('');
  const [arrived, setArrived] = useState<readonly DeviceMessage[]>([]);
  useEffect(() => {
    for (const request of requests) {
      const { id, state_id, asked } = request;
      const before = known.current.get(id);
      if (before && before.state_id !== state_id) {
        const service = nameIn(request, language);
        setNews(say('status.news', { service, status: say(STATUS[state_id].name) }));
      } else if (before && before.asked < asked) setNews(say('request.told'));
      known.current.set(id, { state_id, asked });
    }
  }, [requests, say, language]);
  useEffect(() => {
    const since = arrivedSince(knownMessages.current, messages);
    if (since.length > 0) setArrived(since);
    knownMessages.current = keptAt === null ? null : messages;
  }, [messages, keptAt]);
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {/* Of its own: a status often changes together with a message about it. */}
      <VisuallyHidden role="status">
        {/* A new element each time: the same words are announced again. */}
        {arrived[0] && (
          <span key={arrived[0].message_id}>{say('nav.unread', { count: arrived.length })}</span>
        )}
      </VisuallyHidden>
    </>
  );
}
