import { Card, EmptyState, RequestTable, t as token, type RequestRow } from '@concierge/ui';
import { REQUESTS_PAGE_SIZE } from '@concierge/contract/constants';
import { useCallback, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { TimeFormat } from '../../lib/i18n/localTime.ts';
import { KeepFocus } from '../../lib/shell/KeepFocus.tsx';
import { lazyDialog } from '../../lib/modal/lazyDialog.tsx';
import { ListFooter } from '../../lib/shell/ListFooter.tsx';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { NoMatches } from '../../lib/shell/NoMatches.tsx';
import { useAddressModal } from '../../lib/modal/useAddressModal.ts';
import { PHONE, useMedia } from '../../lib/useMedia.ts';
import { selectFreshRows } from '../live/liveSlice.ts';
import { columnOf, sortColumnOf, withoutFilters, type RequestListCall } from './requestQuery.ts';
import type { RequestListShape } from './requestQuery.ts';
import type { MessageSlot } from './RequestReply.tsx';
import { useRequestTableTexts } from './requestTexts.ts';
import { useRequestRows } from './useRequestRows.ts';

const RequestReply = lazyDialog(async () => (await import('./RequestReply.tsx')).RequestReply);

/** At which state's confirmation the reply opens. */
const WITHIN_REPLY = ['to'];

interface RequestListProps {
  shape: RequestListShape;
  /** Filters set by the page, e.g. the service of a dashboard card. */
  fixed?: RequestListCall['filters'];
  /** Why there may be nothing, when no filter is set. */
  emptyText: string;
  /** Within a modal the table has a surface already, and Back closes the modal. */
  inModal?: boolean;
  /** Renders the form that writes to a request's device (D6). */
  messageSlot: MessageSlot;
  /** For lists that show when users acted. */
  formatTime?: TimeFormat | undefined;
}

/** Service requests in a table, with their pages and the reply (D1–D11). */
export function RequestList({
  shape,
  fixed,
  emptyText,
  inModal = false,
  messageSlot,
  formatTime,
}: RequestListProps): ReactElement {
  const { t } = useTranslation('requests');
  const texts = useRequestTableTexts();
  const list = useRequestRows(shape, { fixed, inModal, formatTime });
  const reply = useAddressModal('reply', WITHIN_REPLY);
  const { call, change } = list;
  const { open } = reply;
  const answer = useCallback((row: RequestRow) => open(row.id), [open]);
  const filtered = shape.filters.some((name) => call.filters[name] !== undefined);
  const column = columnOf(call.orderBy);
  const orderAbove = useMedia(PHONE) && !inModal;
  const table = (
    <RequestTable
      rows={list.rows}
      columns={shape.columns}
      labels={texts}
      sort={column && { column, direction: call.direction }}
      onSortChange={
        orderAbove
          ? undefined
          : ({ column: by, direction }) => {
              const sorted = shape.columns.find((known) => known === by);
              if (sorted) change({ orderBy: sortColumnOf(sorted), direction, offset: null });
            }
      }
      onStatusClick={answer}
      loading={list.loading}
      freshRows={useSelector(selectFreshRows)}
      error={failureOf(list, t('error.load'))}
      empty={
        filtered ? (
          <NoMatches
            title={t('empty.filteredTitle')}
            text={t('empty.filtered')}
            clearLabel={t('filters.clear')}
            onClear={() => change(withoutFilters(shape.filters))}
          />
        ) : (
          <EmptyState tone="warning" title={t('empty.title')}>
            {emptyText}
          </EmptyState>
        )
      }
    />
  );
  return (
    <Stack>
      <KeepFocus>{inModal ? table : <Card padding="none">{table}</Card>}</KeepFocus>
      <ListFooter
        limit={call.limit}
        offset={call.offset}
        totalCount={list.totalCount}
        defaultLimit={REQUESTS_PAGE_SIZE}
        onChange={change}
      />
      <RequestReply
        open={reply.value !== null}
        modal={reply}
        listLoaded={!list.loading && !list.problem}
        messageSlot={messageSlot}
      />
    </Stack>
  );
}

function failureOf(
  { problem, retry }: Pick<ReturnType<typeof useRequestRows>, 'problem' | 'retry'>,
  title: string,
): ReactNode {
  return problem ? <LoadFailure title={title} problem={problem} onRetry={retry} /> : undefined;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;
