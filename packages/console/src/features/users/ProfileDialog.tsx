import { Button } from '@concierge/ui/Button';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useMounted } from '../../lib/modal/useMounted.ts';
import { selectUser } from '../auth/authSlice.ts';
import { UserDialog } from './UserDialog.tsx';

interface ProfileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens the list of the user's sessions. */
  onSessions: () => void;
  /** What else the user may set in this browser. */
  settings?: ReactNode;
  /** A modal on top of this one. */
  children?: ReactNode;
}

/** The signed-in user's own account, from the header's 'edit profile'. */
export function ProfileDialog({
  open,
  onOpenChange,
  onSessions,
  settings,
  children,
}: ProfileDialogProps): ReactElement | null {
  const { t } = useTranslation('users');
  const me = useSelector(selectUser);
  const [mounted, modalRef] = useMounted();
  if (!me) return null;
  return (
    <>
      <UserDialog
        modalRef={modalRef}
        open={open}
        title={t('form.profileTitle')}
        user={me}
        onClose={() => onOpenChange(false)}
      >
        {settings}
        <div>
          <Button iconStart="monitor" onClick={onSessions}>
            {t('sessions.open')}
          </Button>
        </div>
      </UserDialog>
      {mounted && children}
    </>
  );
}
