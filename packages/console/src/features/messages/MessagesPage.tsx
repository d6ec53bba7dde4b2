import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { EmptyState } from '@concierge/ui/EmptyState';
import type { MessageFormProps } from '@concierge/ui/concierge/MessageForm';
import { MessageTable, type MessageRow } from '@concierge/ui/concierge/MessageTable';
import { MESSAGES_PAGE_SIZE } from '@concierge/contract/constants';
import type { Message } from '@concierge/contract/messages';
import { MessageState } from '@concierge/contract/messageStates';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { useCallback, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { useRowKeys } from '../../lib/keys/useRowKeys.ts';
import { lazyDialog } from '../../lib/modal/lazyDialog.tsx';
import { ListFooter } from '../../lib/shell/ListFooter.tsx';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { NoMatches } from '../../lib/shell/NoMatches.tsx';
import { Screen } from '../../lib/shell/Screen.tsx';
import { useAddressModal } from '../../lib/modal/useAddressModal.ts';
import { useOpenedRow } from '../../lib/modal/useOpenedRow.ts';
import { PHONE, useMedia } from '../../lib/useMedia.ts';
import { selectUser } from '../auth/authSlice.ts';
import { exportOpened } from '../exports/exportsSlice.ts';
import { ExportButton } from '../../lib/shell/ExportButton.tsx';
import { lookupClosed, lookupRequested, selectLookup } from '../lookup/lookupSlice.ts';
import { MessageFilters, NO_FILTERS } from './MessageFilters.tsx';
import { messageTableTexts } from './messageTexts.ts';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { useListOnScreen, useTableRows } from '../../lib/list/useListOnScreen.ts';
import { readMessageListCall, toMessageQuery } from './messageQuery.ts';
import { toMessageRow } from './messageRows.ts';
import { messagesLeft, messagesRequested, selectMessageList } from './messagesSlice.ts';

const MessageDialog = lazyDialog(async () => (await import('./MessageDialog.tsx')).MessageDialog);
const PublishDialog = lazyDialog(async () => (await import('./PublishDialog.tsx')).PublishDialog);
const DetailsDialog = lazyDialog(async () => (await import('./DetailsDialog.tsx')).DetailsDialog);

const messageId = ({ message_id }: Message) => message_id;

/** Drafts are changed and published by admins and by their author. */
const isLocked = ({ state, user_id }: Message, user: User | null): boolean =>
  state === MessageState.draft && user?.user_type !== UserType.admin && user_id !== user?.id;

/** /messages: messages and invoices, drafts and published ones. */
export function MessagesPage(): ReactElement {
  const rowKeys = useRowKeys();
  const { t } = useTranslation(['messages', 'common']);
  const dispatch = useDispatch();
  const labels = useTexts(['messages', 'common'], messageTableTexts);
  const user = useSelector(selectUser);
  const isAdmin = user?.user_type === UserType.admin;
  const list = useMessageRows();
  const modal = useAddressModal('message');
  const isPhone = useMedia(PHONE);
  const [toPublish, setToPublish] = useState<Message | null>(null);

  const { messages, call, change } = list;
  const { row: opened, open: isOpen } = useOpenedRow({
    modal,
    rows: messages,
    loaded: !list.loading && !list.problem,
    rowId: messageId,
    lookup: useSelector(selectLookup).message,
    onAbsent: (id) => dispatch(lookupRequested({ kind: 'message', id })),
    onClose: () => dispatch(lookupClosed('message')),
  });
  const { open } = modal;
  const [firstTab, setFirstTab] = useState<MessageFormProps['defaultTab']>();
  const show = useCallback(
    (row: MessageRow) => {
      setFirstTab('message');
      open(row.message_id);
    },
    [open],
  );
  const showDevices = useCallback(
    (row: MessageRow) => {
      setFirstTab('users');
      open(row.message_id);
    },
    [open],
  );
  const askToPublish = useCallback(
    (row: MessageRow) =>
      setToPublish(messages.find(({ message_id }) => message_id === row.message_id) ?? null),
    [messages],
  );
  const creating = modal.value === 'new' && isAdmin;
  const edits = opened?.state === MessageState.draft && !isLocked(opened, user);
  // Who has read it is followed while it is open.
  const shown = messages.find((message) => message.message_id === opened?.message_id) ?? opened;
  const filtered = [call.state, call.type, call.device_id, call.user_id].some((f) => f !== null);

  return (
    <Screen
      subtitle={t('subtitle')}
      actions={
        <>
          {isAdmin && (
            <Button variant="primary" iconStart="plus" onClick={() => modal.open('new')}>
              {t('new')}
            </Button>
          )}
          <ExportButton opens={exportOpened({ list: 'messages', ...toMessageQuery(call) })} />
        </>
      }
    >
      <MessageFilters call={call} change={change} />
      <Card padding="none">
        <MessageTable
          {...rowKeys}
          rows={list.rows}
          sort={{ column: call.orderBy, direction: call.direction }}
          onSortChange={
            isPhone
              ? undefined
              : ({ column, direction }) => change({ orderBy: column, direction, offset: null })
          }
          onDetails={show}
          onEdit={show}
          onMoreDevices={showDevices}
          onPublish={askToPublish}
          labels={labels}
          loading={list.loading}
          error={
            list.problem && (
              <LoadFailure title={t('error.load')} problem={list.problem} onRetry={list.retry} />
            )
          }
          empty={
            filtered ? (
              <NoMatches
                title={t('empty.filteredTitle')}
                text={t('empty.filtered')}
                clearLabel={t('filters.clear')}
                onClear={() => change(NO_FILTERS)}
              />
            ) : (
              <EmptyState tone="warning" title={t('empty.title')}>
                {t('empty.body')}
              </EmptyState>
            )
          }
        />
      </Card>
      <ListFooter
        limit={call.limit}
        offset={call.offset}
        totalCount={list.totalCount}
        defaultLimit={MESSAGES_PAGE_SIZE}
        onChange={change}
      />
      <MessageDialog
        open={creating || (isOpen && edits)}
        message={creating ? null : opened}
        firstTab={creating ? 'message' : firstTab}
        onClose={modal.close}
      />
      <DetailsDialog open={isOpen && !edits} message={shown} onClose={modal.close} />
      <PublishDialog
        open={toPublish !== null}
        message={toPublish}
        onClose={() => setToPublish(null)}
      />
    </Screen>
  );
}

/** The messages the address bar asks for, as they are and as the table renders them. */
function useMessageRows() {
  const { params, change } = useListAddress();
  const call = readMessageListCall(params);
  const { rows: messages, ...shown } = useListOnScreen({
    call,
    list: useSelector(selectMessageList),
    change,
    requested: messagesRequested,
    left: messagesLeft,
  });
  const user = useSelector(selectUser);
  const toRow = useCallback(
    (message: Message) => ({ ...toMessageRow(message), locked: isLocked(message, user) }),
    [user],
  );
  const rows: readonly MessageRow[] = useTableRows(messages, toRow);
  return { ...shown, call, change, messages, rows };
}
