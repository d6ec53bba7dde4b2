import { isolated } from '@concierge/contract/isolated';
import { LinkButton } from '@concierge/ui/LinkButton';
import { Card } from '@concierge/ui/Card';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Stack } from '@concierge/ui/Stack';
import { NewRequests } from '@concierge/ui/concierge/NewRequests';
import type { DataTableActions } from '@concierge/ui/DataTable';
import { RequestTable, type RequestRow } from '@concierge/ui/concierge/RequestTable';
import { REQUESTS_PAGE_SIZE } from '@concierge/contract/constants';
import { OPEN_REQUEST_STATES, RequestState } from '@concierge/contract/requestStates';
import {
  useCallback,
  useEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ALL_REQUESTS } from '../../lib/addresses.ts';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { lazyDialog } from '../../lib/modal/lazyDialog.tsx';
import { ListFooter } from '../../lib/shell/ListFooter.tsx';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { NoMatches } from '../../lib/shell/NoMatches.tsx';
import { useAddressModal } from '../../lib/modal/useAddressModal.ts';
import { PHONE, useMedia } from '../../lib/useMedia.ts';
import { selectFreshRows } from '../live/liveSlice.ts';
import { ManyBar } from './many/ManyBar.tsx';
import { useMany } from './many/useMany.ts';
import {
  columnOf,
  isOpen,
  keptFilters,
  REQUEST_LIST_SHAPES,
  sortColumnOf,
  withoutFilters,
  type RequestListCall,
  type RequestListShape,
} from './requestQuery.ts';
import { useRequestAge, requestTableTexts } from './requestTexts.ts';
import { useRequestKeys } from './useRequestKeys.ts';
import { useRequestRows } from './useRequestRows.ts';

const RequestReply = lazyDialog(async () => (await import('./RequestReply.tsx')).RequestReply);

const OPEN: readonly RequestState[] = OPEN_REQUEST_STATES;

/** The state a reply opens to: the question about it comes first. */
const REPLY_PARAMS = ['to'];

interface RequestListProps {
  shape: RequestListShape;
  /** Filters set by the page, e.g. the service of a dashboard card. */
  fixed?: RequestListCall['filters'];
  /** Why there may be nothing, when no filter is set. */
  emptyText: string;
  /** Within a modal the table has a surface already, and Back closes the modal. */
  inModal?: boolean;
}

/** Service requests in a table, with their pages and the reply. */
export function RequestList({
  shape,
  fixed,
  emptyText,
  inModal = false,
}: RequestListProps): ReactElement {
  const { t } = useTranslation('requests');
  const open = isOpen(shape);
  const texts = useTexts(['requests', 'common'], requestTableTexts);
  const age = useRequestAge();
  const list = useRequestRows(shape, { fixed, inModal });
  const reply = useAddressModal('reply', REPLY_PARAMS);
  const { call, change, params } = list;
  const { waiting } = list.news;
  const { open: openReply } = reply;
  const many = useMany(list.requests);
  // What is over stays as it is.
  const selects = !inModal && shape.states.some((state) => OPEN.includes(state));
  const keys = useRequestKeys(list.requests, { reply, showNew: list.news.show, many });
  const focusFirst = useFirstRow(list.rows, keys.rows.actionsRef);
  const answer = useCallback((row: RequestRow) => openReply(row.id), [openReply]);
  const approve = useCallback(
    (row: RequestRow) => openReply(row.id, { to: String(RequestState.approved) }),
    [openReply],
  );
  const complete = useCallback(
    (row: RequestRow) => openReply(row.id, { to: String(RequestState.done) }),
    [openReply],
  );
  const isSearched = call.search !== '';
  const filtered =
    isSearched ||
    call.byGuest ||
    [call.from, call.to, call.since, call.until, call.weekday, call.hour].some(
      (part) => part !== null,
    ) ||
    shape.filters.some((name) => call.filters[name] !== undefined);
  const column = columnOf(call.orderBy);
  const orderAbove = useMedia(PHONE) && !inModal;
  const table = (
    <RequestTable
      {...keys.rows}
      {...(selects && many.table)}
      onInteractionChange={list.news.onInteractionChange}
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
      age={open ? age : undefined}
      onStatusClick={answer}
      onApprove={approve}
      onComplete={complete}
      rovingRows={keys.on}
      loading={list.loading}
      skeletonRows={expectedRows(call, list.totalCount)}
      freshRows={useSelector(selectFreshRows)}
      error={failureOf(list, t('error.load'))}
      empty={
        filtered ? (
          <NoMatches
            title={t('empty.filteredTitle')}
            text={
              isSearched
                ? t('empty.searched', { search: isolated(call.search) })
                : t('empty.filtered')
            }
            clearLabel={t('filters.clear')}
            onClear={() => change(withoutFilters(shape.filters))}
          >
            {isSearched && shape !== REQUEST_LIST_SHAPES.all && (
              <LinkButton href={`${ALL_REQUESTS}${keptFilters(ALL_REQUESTS, params.toString())}`}>
                {t('empty.everywhere')}
              </LinkButton>
            )}
          </NoMatches>
        ) : (
          <EmptyState tone="warning" title={t('empty.title')}>
            {emptyText}
          </EmptyState>
        )
      }
    />
  );
  const footer = (
    <ListFooter
      limit={call.limit}
      offset={call.offset}
      totalCount={list.totalCount}
      defaultLimit={REQUESTS_PAGE_SIZE}
      onChange={change}
    />
  );
  return (
    <Stack>
      <NewRequests
        label={waiting > 0 ? t('newRequests', { count: waiting }) : undefined}
        onShow={list.news.show}
        onFocusLost={focusFirst}
        announcement={keys.announcement}
      >
        {inModal ? table : <Card padding="none">{table}</Card>}
      </NewRequests>
      {selects ? (
        <ManyBar many={many} tableRef={keys.rows.actionsRef}>
          {footer}
        </ManyBar>
      ) : (
        footer
      )}
      <RequestReply
        open={reply.value !== null}
        modal={reply}
        listLoaded={!list.loading && !list.problem}
      />
    </Stack>
  );
}

/** The rows of a page, as far as they are known before it has loaded. */
function expectedRows({ limit, offset }: RequestListCall, totalCount: number): number {
  return totalCount > offset ? Math.min(limit, totalCount - offset) : limit;
}

function failureOf(
  { problem, retry }: Pick<ReturnType<typeof useRequestRows>, 'problem' | 'retry'>,
  title: string,
): ReactNode {
  return problem ? <LoadFailure title={title} problem={problem} onRetry={retry} /> : undefined;
}

/** Gives the focus to the first row, and again once the rows that come later are above it. */
function useFirstRow(
  rows: readonly RequestRow[],
  actionsRef: RefObject<DataTableActions | null>,
): () => void {
  const given = useRef<{ rows: readonly RequestRow[]; focused: Element | null }>(null);
  useEffect(() => {
    if (!given.current || given.current.rows === rows) return;
    if (given.current.focused === document.activeElement) actionsRef.current?.focusRow('first');
    given.current = null;
  }, [rows, actionsRef]);
  return () => {
    // Whatever has the focus now is none of them.
    actionsRef.current?.focusRow('first');
    given.current = { rows, focused: document.activeElement };
  };
}
