'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps } from '../../components/Modal/modalTypes.ts';
import { QrCode } from '../../components/QrCode/QrCode.tsx';
import { SecretField, type SecretFieldLabels } from '../../components/SecretField/SecretField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

export interface DeviceKeyLabels {
  title: string;
  /** What to do with it, and that it is shown this once. */
  intro: string;
  /** What the code is, for those who do not see it. */
  code: string;
  address: string;
  addressDescription: string;
  key: string;
  keyDescription: string;
  copyAddress: string;
  copyKey: string;
  copied: string;
  copyFailed: string;
  done: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface DeviceKeyModalProps extends Omit<
  ModalProps,
  'open' | 'onOpenChange' | 'title' | 'size' | 'footer' | 'closeLabel' | 'dismissable' | 'children'
> {
  /** Whether it is shown. */
  open: boolean;
  /** The user is done; nobody sees the key again. */
  onDone: () => void;
  /** The address that sets the device up, as a code and as text. */
  address: string;
  /** The key in it. */
  deviceKey: string;
  /** Texts, for screen readers too. */
  labels: DeviceKeyLabels;
}

/** The key of a device, this once: as a code that sets it up, as an address and as text. Only its button closes it. */
export function DeviceKeyModal({
  open,
  onDone,
  address,
  deviceKey,
  labels,
  ...rest
}: DeviceKeyModalProps): ReactElement {
  const { copied, copyFailed } = labels;
  const fieldLabels = (copy: string): SecretFieldLabels => ({ copy, copied, copyFailed });
  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={onDone}
      title={labels.title}
      closeLabel={null}
      dismissable={false}
      footer={
        <Button variant="primary" onClick={() => onDone()}>
          {labels.done}
        </Button>
      }
    >
      <Stack>
        <p>{labels.intro}</p>
        <Code value={address} label={labels.code} size={224} />
        <SecretField
          label={labels.address}
          value={address}
          description={labels.addressDescription}
          labels={fieldLabels(labels.copyAddress)}
        />
        <SecretField
          label={labels.key}
          value={deviceKey}
          description={labels.keyDescription}
          labels={fieldLabels(labels.copyKey)}
        />
      </Stack>
    </Modal>
  );
}

const Code = styled(QrCode)`
  @layer concierge.components {
    align-self: center;
  }
`;
