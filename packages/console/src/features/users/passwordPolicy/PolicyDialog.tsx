import { Button } from '@concierge/ui/Button';
import { Modal } from '@concierge/ui/Modal';
import { Skeleton } from '@concierge/ui/Skeleton';
import { Switch } from '@concierge/ui/Switch';
import { VisuallyHidden } from '@concierge/ui/VisuallyHidden';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { LoadFailure } from '../../../lib/shell/LoadFailure.tsx';
import { policyRequested, policySaveRequested } from './policySlice.ts';
import { usePolicy } from './usePolicy.ts';

interface PolicyDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Switches the project's rules for passwords on and off. */
export function PolicyDialog({ open, onClose }: PolicyDialogProps): ReactElement {
  const { t } = useTranslation(['users', 'common']);
  const dispatch = useDispatch();
  const { enabled, problem, saving } = usePolicy(open);
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('passwords.open')}
      closeLabel={t('common:close')}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      {enabled !== null && (
        <Switch
          checked={enabled}
          pending={saving}
          description={t('passwords.help')}
          onChange={(next) => dispatch(policySaveRequested({ enabled: next }))}
        >
          {t('passwords.label')}
        </Switch>
      )}
      {problem && (
        <LoadFailure
          title={t('passwords.error.load')}
          problem={problem}
          onRetry={() => dispatch(policyRequested())}
        />
      )}
      {enabled === null && !problem && (
        <>
          <VisuallyHidden role="status">{t('passwords.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="52px" />
        </>
      )}
    </Modal>
  );
}
