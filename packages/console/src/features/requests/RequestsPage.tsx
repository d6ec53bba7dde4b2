import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ShortcutsButton } from '../../lib/keys/ShortcutsButton.tsx';
import { Screen } from '../../lib/shell/Screen.tsx';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { PHONE, useMedia } from '../../lib/useMedia.ts';
import { exportOpened } from '../exports/exportsSlice.ts';
import { NewRequestButton } from '../../lib/shell/NewRequestButton.tsx';
import { ExportButton } from '../../lib/shell/ExportButton.tsx';
import { LateRequests } from './LateRequests.tsx';
import { OldestFirst } from './OldestFirst.tsx';
import { RequestFilters } from './RequestFilters.tsx';
import { RequestList } from './RequestList.tsx';
import {
  isOpen,
  readRequestListCall,
  REQUEST_LIST_SHAPES,
  SERVICE_DETAIL_SHAPE,
  toRequestQuery,
  type RequestListName,
} from './requestQuery.ts';

/** Requests enter the waiting list by themselves, the others only when someone acts. */
const EMPTY_TEXTS = {
  waiting: 'empty.body',
  approved: 'empty.approved',
  canceled: 'empty.final',
  done: 'empty.final',
  open: 'empty.body',
  all: 'empty.body',
} as const satisfies Record<RequestListName, string>;

/** One of the lists under /requests, with its filters. */
export function RequestsPage({ list }: { list: RequestListName }): ReactElement {
  const { t } = useTranslation(['requests', 'common']);
  const shape = REQUEST_LIST_SHAPES[list];
  // A phone has the order in a sheet, and no keys.
  const phone = useMedia(PHONE);
  const { params } = useListAddress();
  return (
    <Screen
      title={t(`lists.${list}`)}
      actions={
        <>
          <NewRequestButton />
          {!phone && list === 'waiting' && <LateRequests />}
          {!phone && isOpen(shape) && <OldestFirst shape={shape} />}
          <ExportButton
            opens={exportOpened({
              list: 'requests',
              ...toRequestQuery(readRequestListCall(params, shape)),
            })}
          />
          {!phone && <ShortcutsButton />}
        </>
      }
    >
      <RequestFilters shape={shape} />
      <RequestList shape={shape} emptyText={t(EMPTY_TEXTS[list])} />
    </Screen>
  );
}

/** The open requests of one service, for the dashboard's detail. */
export function ServiceRequests({ serviceId }: { serviceId: number }): ReactElement {
  const { t } = useTranslation('requests');
  return (
    <RequestList
      inModal
      shape={SERVICE_DETAIL_SHAPE}
      fixed={{ service_id: serviceId }}
      emptyText={t('empty.body')}
    />
  );
}
