'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps } from '../../components/Modal/modalTypes.ts';
import { t } from '../../foundations/t.generated.ts';

export interface NotificationPromptLabels {
  title: string;
  text: string;
  accept: string;
  decline: string;
  /** Name of the close button, which declines. */
  close: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface NotificationPromptProps extends Omit<
  ModalProps,
  'onOpenChange' | 'title' | 'size' | 'children' | 'footer' | 'closeLabel' | 'dismissable' | 'role'
> {
  /** Whether it is shown. */
  open: boolean;
  /** The user allowed it: ask the browser. */
  onAccept: () => void;
  /** Also called when the dialog is closed in another way. */
  onDecline: () => void;
  /** The browser is asking for permission. */
  pending?: boolean | undefined;
  /** The question, its reason and the two answers. */
  labels: NotificationPromptLabels;
}

/** Asks once whether notifications are wanted, before the browser asks for permission. */
export function NotificationPrompt({
  open,
  onAccept,
  onDecline,
  pending = false,
  labels,
  ...rest
}: NotificationPromptProps): ReactElement {
  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={(next) => {
        if (!next) onDecline();
      }}
      title={labels.title}
      closeLabel={labels.close}
      size="sm"
      dismissable={!pending}
      footer={
        <>
          <Button variant="ghost" onClick={() => onDecline()} disabled={pending}>
            {labels.decline}
          </Button>
          <Button variant="primary" onClick={() => onAccept()} pending={pending}>
            {labels.accept}
          </Button>
        </>
      }
    >
      <Content>
        <Mark>
          <Icon name="bell-ring" size={20} />
        </Mark>
        <p>{labels.text}</p>
      </Content>
    </Modal>
  );
}

const Content = styled.div`
  @layer concierge.components {
    display: flex;
    gap: ${t.space[4]};
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    text-wrap: pretty;
  }
`;

const Mark = styled.span`
  @layer concierge.components {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: ${t.radius.full};
    background: ${t.color.accentSubtle};
    color: ${t.color.accentText};
  }
`;
