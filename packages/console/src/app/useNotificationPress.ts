import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { serviceWorkers } from '../lib/serviceWorker.ts';

/** Goes where the service worker says that a pressed notification leads. */
export function useNotificationPress(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const serviceWorker = serviceWorkers();
    if (!serviceWorker) return undefined;
    const go = ({ data }: MessageEvent<{ open?: string } | null>) => {
      if (data?.open) void navigate(data.open);
    };
    serviceWorker.addEventListener('message', go);
    return () => serviceWorker.removeEventListener('message', go);
  }, [navigate]);
}
