'use client';

import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps, OpenProps } from '../../components/Modal/modalTypes.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../foundations/t.generated.ts';
import { SessionItem, type SessionItemLabels, type SignedInBrowser } from './SessionItem.tsx';

export type { SignedInBrowser } from './SessionItem.tsx';

export interface SessionsModalLabels extends SessionItemLabels {
  title: string;
  /** What to do about an unknown browser. */
  text: string;
  /** Accessible name of the list. */
  list: string;
  loading: string;
  /** Signs out every browser but this one. */
  endOthers: string;
  close: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface SessionsModalProps
  extends OpenProps, Omit<ModalProps, 'title' | 'size' | 'footer' | 'closeLabel' | 'children'> {
  /** The one used last first. */
  sessions: ReadonlyArray<SignedInBrowser>;
  /** The user signs one browser out. */
  onEnd: (id: string) => void;
  /** The user signs out everywhere but here. */
  onEndOthers: () => void;
  /** All others are being signed out. */
  pendingOthers?: boolean | undefined;
  /** The sessions are being loaded. */
  loading?: boolean | undefined;
  /** Shown in place of the list when loading failed. */
  error?: ReactNode;
  /** Texts, for screen readers too. */
  labels: SessionsModalLabels;
}

/** Where a user is signed in, and signing out elsewhere: one browser, or all but this one. */
export function SessionsModal({
  onOpenChange,
  sessions,
  onEnd,
  onEndOthers,
  pendingOthers = false,
  loading = false,
  error,
  labels,
  ...rest
}: SessionsModalProps): ReactElement {
  const alone = !sessions.some(({ current }) => !current);
  const everywhere = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // The button has done its work and is closed: the focus goes to what it left.
    const button = everywhere.current;
    if (alone && button && focusedBeside(button) === button) list.current?.focus();
  }, [alone]);
  return (
    <Modal
      {...rest}
      onOpenChange={onOpenChange}
      title={labels.title}
      closeLabel={labels.close}
      footer={
        <>
          <EndOthers
            ref={everywhere}
            iconStart="log-out"
            pending={pendingOthers}
            disabled={alone && !pendingOthers}
            onClick={() => onEndOthers()}
          >
            {labels.endOthers}
          </EndOthers>
          <Button onClick={() => onOpenChange(false)}>{labels.close}</Button>
        </>
      }
    >
      <Text>{labels.text}</Text>
      {loading ? (
        <Waiting label={labels.loading} />
      ) : (
        error || (
          <List ref={list} aria-label={labels.list} tabIndex={-1}>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} onEnd={onEnd} labels={labels} />
            ))}
          </List>
        )
      )}
    </Modal>
  );
}

function Waiting({ label }: { label: string }): ReactElement {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeletons aria-hidden="true">
        <Skeleton shape="block" height="52px" />
        <Skeleton shape="block" height="52px" />
      </Skeletons>
    </>
  );
}

const Text = styled.p`
  @layer concierge.components {
    margin-block-end: ${t.space[2]};
    color: ${t.color.textMuted};
  }
`;

const List = styled.ul`
  @layer concierge.components {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Skeletons = styled.div`
  @layer concierge.components {
    display: grid;
    gap: ${t.space[4]};
    padding-block: ${t.space[3]};
  }
`;

const EndOthers = styled(Button)`
  @layer concierge.components {
    margin-inline-end: auto;
  }
`;
import { focusedBeside } from '../../internal/elements.ts';
