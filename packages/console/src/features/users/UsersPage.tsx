import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { ConfirmDialog } from '@concierge/ui/ConfirmDialog';
import { EmptyState } from '@concierge/ui/EmptyState';
import { UserTable, type UserRow } from '@concierge/ui/concierge/UserTable';
import type { User } from '@concierge/contract/users';
import { useCallback, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { useRowKeys } from '../../lib/keys/useRowKeys.ts';
import { lazyDialog } from '../../lib/modal/lazyDialog.tsx';
import { notifyWarning } from '../../lib/notify.ts';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { heldBy } from '../../lib/requestFigures.ts';
import { Screen } from '../../lib/shell/Screen.tsx';
import { useShown } from '../../lib/list/useShown.ts';
import { useAddressModal, type AddressModal } from '../../lib/modal/useAddressModal.ts';
import { useMounted } from '../../lib/modal/useMounted.ts';
import { useOpenedRow, type OpenedRow } from '../../lib/modal/useOpenedRow.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { selectUserId } from '../auth/authSlice.ts';
import { exportOpened } from '../exports/exportsSlice.ts';
import { ExportButton } from '../../lib/shell/ExportButton.tsx';
import { selectDashboardData, selectRecentRequests } from '../services/servicesSlice.ts';
import { selectUsers, userDeleteRequested, usersLeft, usersRequested } from './usersSlice.ts';
import { userTableTexts } from './userTexts.ts';

const PolicyDialog = lazyDialog(
  async () => (await import('./passwordPolicy/PolicyDialog.tsx')).PolicyDialog,
);
const SessionsDialog = lazyDialog(
  async () => (await import('./sessions/SessionsDialog.tsx')).SessionsDialog,
);
const UserDialog = lazyDialog(async () => (await import('./UserDialog.tsx')).UserDialog);
const UserServicesDialog = lazyDialog(
  async () => (await import('./UserServicesDialog.tsx')).UserServicesDialog,
);

const BROWSERS_PARAM = 'browsers';
const WITHIN_USER = [BROWSERS_PARAM];

const userId = ({ id }: User) => id;

/** /users: who works in this project. */
export function UsersPage(): ReactElement {
  const rowKeys = useRowKeys();
  const { t } = useTranslation(['users', 'common']);
  const dispatch = useDispatch();
  const labels = useTexts(['users'], userTableTexts);
  const { projectUsers: users, isLoading: loading, problem } = useSelector(selectUsers);
  const myId = useSelector(selectUserId);
  const [toDelete, setToDelete] = useState<UserRow | null>(null);
  const form = useAddressModal('user', WITHIN_USER);
  const services = useAddressModal('services');
  const browsers = useAddressModal(BROWSERS_PARAM);
  const passwords = useAddressModal('passwords');
  const [editing, editor] = useMounted();
  useShown(usersRequested, usersLeft);

  const edited = useNamedUser(form);
  const served = useNamedUser(services);
  const { open: openForm } = form;
  const { open: openServices } = services;
  const edit = useCallback((user: UserRow) => openForm(user.id), [openForm]);
  const showServices = useCallback((user: UserRow) => openServices(user.id), [openServices]);
  const canDelete = useCallback((user: UserRow) => user.id !== myId, [myId]);
  const creating = form.value === 'new';
  // One's own are in the profile.
  const isOther = !creating && edited.row !== null && edited.row.id !== myId;

  return (
    <Screen
      subtitle={t('subtitle')}
      actions={
        <>
          <Button variant="primary" iconStart="user-plus" onClick={() => form.open('new')}>
            {t('add')}
          </Button>
          <Button iconStart="key-round" onClick={() => passwords.open('rules')}>
            {t('passwords.open')}
          </Button>
          <ExportButton opens={exportOpened({ list: 'users' })} />
        </>
      }
    >
      <Card padding="none">
        <UserTable
          {...rowKeys}
          users={users}
          onServices={showServices}
          onEdit={edit}
          onDelete={setToDelete}
          canDelete={canDelete}
          currentUserId={myId ?? undefined}
          labels={labels}
          loading={loading}
          error={
            problem && (
              <LoadFailure
                title={t('error.load')}
                problem={problem}
                onRetry={() => dispatch(usersRequested())}
              />
            )
          }
          empty={<EmptyState tone="warning" title={t('empty.title')} />}
        />
      </Card>
      {users.length === 1 && (
        <EmptyState
          icon="users"
          title={t('alone.title')}
          action={
            <Button iconStart="user-plus" onClick={() => form.open('new')}>
              {t('alone.action')}
            </Button>
          }
        />
      )}
      <UserDialog
        modalRef={editor}
        open={creating || edited.open}
        title={creating ? t('form.addTitle') : t('form.editTitle')}
        user={creating ? null : edited.row}
        onClose={form.close}
      >
        {isOther && edited.row && (
          <div>
            <Button iconStart="monitor" onClick={() => browsers.open('all')}>
              {t('sessions.of.open', { username: edited.row.username })}
            </Button>
          </div>
        )}
      </UserDialog>
      {editing && isOther && (
        <SessionsDialog
          open={browsers.value === 'all'}
          user={edited.row}
          onClose={browsers.close}
        />
      )}
      <UserServicesDialog open={served.open} user={served.row} onClose={services.close} />
      <PolicyDialog open={passwords.value === 'rules'} onClose={passwords.close} />
      <DeleteUser user={toDelete} onClose={() => setToDelete(null)} />
    </Screen>
  );
}

/** The user a modal of the address bar is about. */
function useNamedUser(modal: AddressModal): OpenedRow<User> {
  const { t } = useTranslation('users');
  const { projectUsers: users } = useSelector(selectUsers);
  return useOpenedRow({
    modal,
    rows: users,
    loaded: users.length > 0,
    rowId: userId,
    onAbsent: () => {
      notifyWarning(t('missing'));
      modal.close();
    },
  });
}

/** Asks before a user is deleted, and says what that touches. It closes when the user is gone. */
function DeleteUser({
  user,
  onClose,
}: {
  user: UserRow | null;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation(['users', 'common']);
  const dispatch = useDispatch();
  const { projectUsers, deleting } = useSelector(selectUsers);
  const stillThere = projectUsers.some(({ id }) => id === user?.id);
  const open = user !== null && stillThere;
  const shown = useWhileOpen(open, user);
  const dashboard = useSelector(selectDashboardData);
  const recent = useSelector(selectRecentRequests);
  const held = heldBy(dashboard, recent, shown?.id ?? 0) ?? 0;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('delete.title')}
      confirmLabel={t('common:yes')}
      cancelLabel={t('common:cancel')}
      tone="danger"
      pending={shown !== null && deleting.includes(shown.id)}
      onConfirm={() =>
        user && dispatch(userDeleteRequested({ id: user.id, username: user.username }))
      }
    >
      <p>{t('delete.body', { username: shown?.username ?? '' })}</p>
      {held > 0 && <p>{t('delete.held', { count: held, username: shown?.username ?? '' })}</p>}
    </ConfirmDialog>
  );
}
