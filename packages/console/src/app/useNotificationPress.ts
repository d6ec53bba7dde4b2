import { useEffect } from 'react';
import type { ConsoleHistory } from '../lib/history.ts';
import { serviceWorkers } from '../lib/serviceWorker.ts';

/** Goes where the service worker says that a pressed notification leads. */
export function useNotificationPress(history: ConsoleHistory): void {
  useEffect(() => {
    const serviceWorker = serviceWorkers();
    if (!serviceWorker) return undefined;
    const go = ({ data }: MessageEvent<{ open?: string } | null>) => {
      if (data?.open) history.push(data.open);
    };
    serviceWorker.addEventListener('message', go);
    return () => serviceWorker.removeEventListener('message', go);
  }, [history]);
}
