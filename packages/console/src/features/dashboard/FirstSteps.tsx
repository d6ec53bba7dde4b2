import { Alert, LinkButton, t as token } from '@concierge/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const ADD_DEVICE =
  'concierge provision device --project PROJECT --serial room-101 --name "Room 101"';

interface FirstStepsProps {
  noDevices: boolean;
  /** Whether the project has no other user. */
  alone: boolean;
}

/** What an admin of a new project does next. Devices are added on the server (docs/deployment.md). */
export function FirstSteps({ noDevices, alone }: FirstStepsProps): ReactElement {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {noDevices && (
        <Alert tone="info" title={t('firstSteps.device.title')}>
          {t('firstSteps.device.text')}
          <Command translate="no">{ADD_DEVICE}</Command>
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

const Command = styled.code`
  display: block;
  margin-block-start: ${token.space[2]};
  font-family: ${token.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;
