import { formatBrowserTime } from '@concierge/contract/times';
import { ConnectionBar } from '@concierge/ui/layout/ConnectionBar';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { retryRequested, selectConnection } from '../features/live/liveSlice.ts';

/** Says since when nothing new can arrive, and tries at a press. */
export function OfflineBar(): ReactElement {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { connection, offlineSince } = useSelector(selectConnection);
  return (
    <ConnectionBar
      text={t('offline.text', { time: offlineSince && formatBrowserTime(offlineSince) })}
      retryLabel={t('offline.retry')}
      pending={connection === 'connecting'}
      onRetry={() => dispatch(retryRequested())}
    />
  );
}
