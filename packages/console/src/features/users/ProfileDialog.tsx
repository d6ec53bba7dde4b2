import { Button } from '@concierge/ui';
import { useDeferredValue, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUser } from '../auth/authSlice.ts';
import { UserDialog } from './UserDialog.tsx';

interface ProfileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens the list of where the person is signed in. */
  onSessions: () => void;
  /** A modal over this one. */
  children?: ReactNode;
}

/** The signed-in person's own record, from the header's 'edit profile' (B6). */
export function ProfileDialog({
  open,
  onOpenChange,
  onSessions,
  children,
}: ProfileDialogProps): ReactElement | null {
  const { t } = useTranslation('users');
  const me = useSelector(selectUser);
  // A modal makes inert what is there when it opens: with a link that opens both, this one is first.
  const stands = useDeferredValue(true, false);
  if (!me) return null;
  return (
    <>
      <UserDialog
        open={open}
        title={t('form.profileTitle')}
        user={me}
        onClose={() => onOpenChange(false)}
      >
        <div>
          <Button iconStart="monitor" onClick={onSessions}>
            {t('sessions.open')}
          </Button>
        </div>
      </UserDialog>
      {stands && children}
    </>
  );
}
