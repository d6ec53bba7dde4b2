import {
  Button,
  Modal,
  QrCode,
  SecretField,
  type SecretFieldLabels,
  t as token,
} from '@concierge/ui';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { modifierKey } from '../../lib/keys/modifierKey.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { keyForgotten, type NewKey } from './devicesSlice.ts';
import { tabletAddress } from './tabletAddress.ts';

/** The key of a device, this once: as a code that opens the tablet, as an address and as text. */
export function KeyDialog({ newKey }: { newKey: NewKey | null }): ReactElement | null {
  const { t } = useTranslation('devices');
  const dispatch = useDispatch();
  const labels = useSecretTexts();
  const open = newKey !== null;
  const shown = useWhileOpen(open, newKey);
  const close = () => void (newKey && dispatch(keyForgotten(newKey)));
  if (!shown) return null;
  const device = shown.device.name;
  const address = tabletAddress(shown.key);
  return (
    <Modal
      open={open}
      onOpenChange={close}
      title={t('key.title', { device })}
      closeLabel={null}
      dismissable={false}
      footer={
        <Button variant="primary" onClick={close}>
          {t('key.done')}
        </Button>
      }
    >
      <Content>
        <p>{t('key.intro')}</p>
        <Code value={address} label={t('key.qr', { device })} size={224} />
        <SecretField
          label={t('key.address')}
          value={address}
          description={t('key.addressDescription')}
          labels={labels}
        />
        <SecretField
          label={t('key.label')}
          value={shown.key}
          description={t('key.description')}
          labels={{ ...labels, copy: t('key.copyKey') }}
        />
      </Content>
    </Modal>
  );
}

/** Of a field that shows a secret. */
function useSecretTexts(): SecretFieldLabels {
  const { t } = useTranslation('devices');
  return useMemo(
    () => ({
      copy: t('key.copy'),
      copied: t('key.copied'),
      copyFailed: t('key.copyFailed', { modifier: modifierKey() }),
    }),
    [t],
  );
}

const Content = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

const Code = styled(QrCode)`
  justify-self: center;
`;
