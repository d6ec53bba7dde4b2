'use client';

import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';

interface SendingStripProps {
  /** What was written waits before it is sent. */
  held: boolean;
  onUndo: (() => void) | undefined;
  /** For example 'Sending to Room 204'. */
  text: string | undefined;
  undo: string | undefined;
}

/** Says that something is about to be sent, and takes it back. Mounted at all times, so that it is announced. */
export function SendingStrip({ held, onUndo, text, undo }: SendingStripProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (held) root.current?.scrollIntoView?.({ block: 'nearest' });
  }, [held]);
  return (
    <Root ref={root} role="status" data-part="Sending" data-empty={held ? undefined : true}>
      {held && (
        <>
          <Icon name="send" />
          <span>{text}</span>
          <Button
            size="sm"
            onClick={() => {
              // The button goes; the text that came back is what one wants to change.
              root.current?.closest('form')?.querySelector('textarea')?.focus();
              onUndo?.();
            }}
            data-part="Undo"
          >
            {undo}
          </Button>
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space[1]} ${t.space[2]};
    padding: ${t.space[1]} ${t.space[2]};
    border: 1px solid ${t.color.info.border};
    border-radius: ${t.radius.md};
    background: ${t.color.info.subtle};
    color: ${t.color.info.text};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    overflow-wrap: anywhere;

    & > span {
      flex: 1 1 0;
      min-inline-size: 12ch;
    }
    &[data-empty] {
      position: absolute;
      padding: 0;
      border: 0;
    }
  }
`;
