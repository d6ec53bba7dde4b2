import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUser } from '../auth/authSlice.ts';
import { UserDialog } from './UserDialog.tsx';

interface ProfileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The signed-in person's own record, from the header's 'edit profile' (B6). */
export function ProfileDialog({ open, onOpenChange }: ProfileDialogProps): ReactElement | null {
  const { t } = useTranslation('users');
  const me = useSelector(selectUser);
  if (!me) return null;
  return (
    <UserDialog
      open={open}
      title={t('form.profileTitle')}
      user={me}
      onClose={() => onOpenChange(false)}
    />
  );
}
