import { Alert } from '@concierge/ui/Alert';
import { LinkButton } from '@concierge/ui/LinkButton';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ROOMS } from '../../lib/addresses.ts';

interface FirstStepsProps {
  noDevices: boolean;
  /** Whether the project has no other user. */
  alone: boolean;
}

/** What an admin of a new project does next. */
export function FirstSteps({ noDevices, alone }: FirstStepsProps): ReactElement {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {noDevices && (
        <Alert
          tone="info"
          title={t('firstSteps.device.title')}
          action={
            <LinkButton iconStart="plus" href={`${ROOMS}?device=new`}>
              {t('firstSteps.device.action')}
            </LinkButton>
          }
        >
          {t('firstSteps.device.text')}
        </Alert>
      )}
      {alone && (
        <Alert
          tone="info"
          title={t('firstSteps.user.title')}
          action={
            <LinkButton iconStart="user-plus" href="/users?user=new">
              {t('firstSteps.user.action')}
            </LinkButton>
          }
        >
          {t('firstSteps.user.text')}
        </Alert>
      )}
    </>
  );
}
