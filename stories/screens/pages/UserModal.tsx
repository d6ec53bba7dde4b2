import { Modal, UserForm, type UserRow } from '@concierge/ui';
import { userFormTexts } from '../../fixtures/texts/users.ts';
import { useLabels, useTexts } from '../../fixtures/texts/translations.ts';
import type { Role } from '../../fixtures/menu.ts';

const nothing = () => {};

export interface UserModalProps {
  /** The user to edit, a new one, or nobody. */
  user: UserRow | 'new' | null;
  title: string;
  /** Who edits: only an administrator changes name and type. */
  viewer: Role;
  /** The server says that the name is taken. */
  taken?: boolean;
  pending?: boolean;
  onClose: () => void;
}

/** The form of a user over whatever page it was asked for on. */
export function UserModal({ user, title, viewer, taken, pending, onClose }: UserModalProps) {
  const t = useTexts();
  const labels = useLabels(userFormTexts);
  return (
    <Modal open={user !== null} onOpenChange={onClose} title={title} closeLabel={t('common:close')}>
      <UserForm
        user={user === 'new' ? null : user}
        canEditIdentity={viewer === 'admin'}
        canChangePassword
        usernameError={taken ? t('errors:user_exist') : undefined}
        pending={pending}
        labels={labels}
        onSubmit={nothing}
        onClose={onClose}
      />
    </Modal>
  );
}
