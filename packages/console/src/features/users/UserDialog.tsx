import { Modal } from '@concierge/ui/Modal';
import { UserForm } from '@concierge/ui/concierge/UserForm';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import type { User, UserService } from '@concierge/contract/users';
import { useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { textOfProblem } from '../../lib/notify.ts';
import { ChangedMeanwhile } from '../../lib/modal/ChangedMeanwhile.tsx';
import { useUnsaved } from '../../lib/modal/unsaved.ts';
import { useFormSession } from '../../lib/modal/useFormSession.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { selectUser } from '../auth/authSlice.ts';
import { NewUserServices } from './NewUserServices.tsx';
import { usePolicy } from './passwordPolicy/usePolicy.ts';
import { canChangePassword, canEditIdentity } from './userRules.ts';
import {
  selectUserForms,
  userFormClosed,
  userSaveRequested,
  userSubject,
  type UserDraft,
} from './usersSlice.ts';
import { userFormTexts } from './userTexts.ts';

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

/** Failures that are shown under the new password. */
const PASSWORD_PROBLEMS: ReadonlySet<string> = new Set([
  'password_too_short',
  'password_common',
  'password_of_house',
]);

/** What the server says when it asks for the current password; the project's rules may not have loaded by then. */
const WRONG_CURRENT = 'current_password_wrong';

/** Failures that are shown under the username. */
const NAME_PROBLEMS: ReadonlySet<string> = new Set(['user_exist', 'invalid_name']);

type Identity = Pick<User, 'username' | 'user_type'>;

const fieldsOf = ({ username, user_type }: Identity): Identity => ({ username, user_type });

/** Creates or edits a user in a modal of medium size. */
export function UserDialog({
  open,
  onClose,
  modalRef,
  children,
  ...given
}: UserDialogProps): ReactElement {
  const { t } = useTranslation(['common', 'users']);
  const dispatch = useDispatch();
  const labels = useTexts(['users', 'common'], userFormTexts);
  const user = useAsOpened(open, given.user);
  const title = useWhileOpen(open, given.title);
  const me = useSelector(selectUser);
  const subject = userSubject(user ?? {});
  const form = useFormSession({
    open,
    subject,
    forms: useSelector(selectUserForms),
    onSaved: onClose,
    onLeave: (left) => dispatch(userFormClosed(left)),
  });
  const markUnsaved = useUnsaved(open && !form.saved);
  const { problem } = form;
  const policy = usePolicy(open);
  const isOwn = user !== null && user.id === me?.id;
  const errorIf = (isOfField: (code: string) => boolean) =>
    problem && isOfField(problem.errorCode ?? '') ? textOfProblem(problem) : undefined;
  const [services, setServices] = useState<UserService[]>([]);
  const [sent, setSent] = useState<UserDraft | null>(null);
  const save = (draft: UserDraft) => {
    setSent(draft);
    dispatch(userSaveRequested(draft));
  };
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
        usernameError={errorIf((code) => NAME_PROBLEMS.has(code))}
        askCurrentPassword={isOwn}
        passwordHelp={policy.enabled ? t('users:form.passwordHelp') : undefined}
        passwordError={errorIf((code) => PASSWORD_PROBLEMS.has(code))}
        currentPasswordError={errorIf((code) => code === WRONG_CURRENT)}
        limits={{ username: TEXT_LIMITS.username, password: TEXT_LIMITS.password }}
        labels={labels}
        onSubmit={(values) =>
          save(user ? { id: user.id, ...values, was: fieldsOf(user) } : { ...values, services })
        }
        onClose={onClose}
        onDirtyChange={markUnsaved}
      >
        {user === null && <NewUserServices onChange={setServices} />}
        {children}
      </UserForm>
      <ChangedMeanwhile
        problem={form.problem}
        sent={sent}
        fieldsOf={fieldsOf}
        fields={{
          username: [labels.username],
          user_type: [labels.userType, (type) => labels.userTypes[type]],
        }}
        onSave={save}
        onCancel={() => dispatch(userFormClosed(subject))}
      />
    </Modal>
  );
}

/** The row a form is about, as it was when the form opened, whatever comes later. It stays while the form fades out. */
function useAsOpened<Row extends { id: number }>(open: boolean, row: Row | null): Row | null {
  const [kept, setKept] = useState({ open, row });
  const isOther = open && (!kept.open || kept.row?.id !== row?.id);
  if (isOther || kept.open !== open) setKept({ open, row: isOther ? row : kept.row });
  return isOther ? row : kept.row;
}
