import { Switch } from '@concierge/ui/Switch';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import {
  isOldestFirst,
  orderOf,
  readRequestListCall,
  type RequestListShape,
} from './requestQuery.ts';

/** Puts the request that waits longest first, and back; the address bar keeps the order. */
export function OldestFirst({ shape }: { shape: RequestListShape }): ReactElement {
  const { t } = useTranslation('requests');
  const { params, change } = useListAddress();
  return (
    <Switch
      checked={isOldestFirst(readRequestListCall(params, shape))}
      onChange={(checked) => change(orderOf(checked))}
    >
      {t('oldestFirst')}
    </Switch>
  );
}
