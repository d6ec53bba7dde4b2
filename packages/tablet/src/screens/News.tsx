import type { DeviceRequest } from '@concierge/contract/devices';
import { nameIn } from '@concierge/contract/serviceNames';
import { VisuallyHidden } from '@concierge/ui/VisuallyHidden';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { STATUS } from './requestStatus.ts';
import { useSpoken } from './spoken.ts';

/** Announces, where the list is not in view, that a request has another status, or was asked for again. */
export function News({ requests }: { requests: readonly DeviceRequest[] }): ReactElement {
  const { say, language } = useSpoken();
  const known = useRef(new Map<number, Pick<DeviceRequest, 'state_id' | 'asked'>>());
  const [news, setNews] = useState('');
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
  return <VisuallyHidden role="status">{news}</VisuallyHidden>;
}
