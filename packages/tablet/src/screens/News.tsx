import type { DeviceRequest } from '@concierge/contract/devices';
import { VisuallyHidden } from '@concierge/ui/VisuallyHidden';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { STATUS } from './requestStatus.ts';
import { useSpoken } from './spoken.ts';

/** Announces, where the list is not in view, that a request has another status. */
export function News({ requests }: { requests: readonly DeviceRequest[] }): ReactElement {
  const { say } = useSpoken();
  const known = useRef(new Map<number, DeviceRequest['state_id']>());
  const [news, setNews] = useState('');
  useEffect(() => {
    for (const { id, state_id, service_name: service } of requests) {
      const before = known.current.get(id);
      if (before !== undefined && before !== state_id) {
        setNews(say('status.news', { service, status: say(STATUS[state_id].name) }));
      }
      known.current.set(id, state_id);
    }
  }, [requests, say]);
  return <VisuallyHidden role="status">{news}</VisuallyHidden>;
}
