import { Button } from '@concierge/ui/Button';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocalTime } from '../../../lib/i18n/localTime.ts';

interface WithdrawButtonProps {
  /** When the note was written. */
  at: string;
  pending: boolean;
  onWithdraw: () => void;
}

/** Its author may withdraw a note for five minutes. */
export function WithdrawButton({ at, pending, onWithdraw }: WithdrawButtonProps): ReactElement {
  const { t } = useTranslation('timeline');
  return (
    <Button
      size="sm"
      variant="ghost"
      iconStart="undo-2"
      pending={pending}
      aria-label={t('withdrawNote', { at: formatLocalTime(at) })}
      onClick={onWithdraw}
    >
      {t('withdraw')}
    </Button>
  );
}
