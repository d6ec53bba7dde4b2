import { Modal } from '@concierge/ui';
import { UserForm } from '@concierge/ui/concierge';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import type { User } from '@concierge/contract/users';
import type { ReactElement, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { textOfProblem } from '../../lib/notify.ts';
import { useUnsaved } from '../../lib/modal/unsaved.ts';
import { useFormSession } from '../../lib/modal/useFormSession.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { selectUser } from '../auth/authSlice.ts';
import { canChangePassword, canEditIdentity } from './userRules.ts';
import { selectUserForm, userFormClosed, userSaveRequested } from './usersSlice.ts';
import { useUserFormTexts } from './userTexts.ts';

interface UserDialogProps {
  open: boolean;
  title: string;
  /** The user to edit; null creates one. */
  user: Pick<User, 'id' | 'username' | 'user_type'> | null;
  onClose: () => void;
  modalRef?: Ref<HTMLElement>;
  /** What else belongs to the account. */
  children?: ReactNode;
}

/** Failures that are shown under the username. */
const NAME_PROBLEMS: ReadonlySet<string> = new Set(['user_exist', 'invalid_name']);

/** Creates or edits a user in a modal of medium size (F1–F6). */
export function UserDialog({
  open,
  onClose,
  modalRef,
  children,
  ...given
}: UserDialogProps): ReactElement {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const labels = useUserFormTexts();
  const user = useWhileOpen(open, given.user);
  const title = useWhileOpen(open, given.title);
  const me = useSelector(selectUser);
  const form = useSelector(selectUserForm);
  const markUnsaved = useUnsaved(open && !form.saved);
  useFormSession({
    open,
    saved: form.saved,
    onSaved: onClose,
    onLeave: () => dispatch(userFormClosed()),
  });
  const { problem } = form;
  const isOfName = NAME_PROBLEMS.has(problem?.errorCode ?? '');
  const nameError = problem && isOfName ? textOfProblem(problem) : undefined;
  return (
    <Modal
      ref={modalRef}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      size="md"
      closeLabel={t('close')}
      dismissable={!form.pending}
    >
      <UserForm
        key={user?.id ?? 'new'}
        user={user}
        canEditIdentity={me !== null && canEditIdentity(me)}
        canChangePassword={me !== null && user !== null && canChangePassword(me, user)}
        pending={form.pending}
        usernameError={nameError}
        limits={{ username: TEXT_LIMITS.username, password: TEXT_LIMITS.password }}
        labels={labels}
        onSubmit={(values) =>
          dispatch(userSaveRequested(user ? { id: user.id, ...values } : values))
        }
        onClose={onClose}
        onDirtyChange={markUnsaved}
      >
        {children}
      </UserForm>
    </Modal>
  );
}
