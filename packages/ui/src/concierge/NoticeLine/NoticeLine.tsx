'use client';

import { useDeferredValue, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';

export interface NoticeLineProps extends ElementProps<'div', 'children'> {
  /**
   * What there is to say, in one line; on a phone a screen reader alone says it. Empty: nothing is seen. Render it all the
   * time, so that screen readers say the first text too.
   */
  text: string;
  /** How many notices it stands for; on a phone it is all that is seen. */
  count: number;
  /** The user wants to see what it is about. */
  onOpen: () => void;
  /** The user is done with it: the button, or Escape. Without it the line stays until it is opened. */
  onClose?: (() => void) | undefined;
  /** Name of the button that closes it. */
  closeLabel: string;
}

/** Live notices as one line within the `Header`, so that nothing of the page is covered. */
export function NoticeLine({
  text,
  count,
  onOpen,
  onClose,
  closeLabel,
  onKeyDown,
  ...rest
}: NoticeLineProps): ReactElement {
  // Comes a moment after its live region: what comes with it is not read out.
  const said = useDeferredValue(text, '');
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (!onClose || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Root
      {...rest}
      onKeyDown={closeOnEscape}
      data-component="NoticeLine"
      data-empty={text === '' || undefined}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {text !== '' && (
        <Open
          size="sm"
          iconStart="bell-ring"
          title={text}
          onClick={() => onOpen()}
          data-part="Open"
        >
          <Count aria-hidden data-part="Count">
            {count}
          </Count>
          <Words data-part="Text">{text}</Words>
        </Open>
      )}
      {text !== '' && onClose && (
        <Close
          icon="x"
          size="sm"
          label={closeLabel}
          tooltipPlacement="bottom"
          onClick={() => onClose()}
          data-part="Close"
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    min-inline-size: 0;

    &[data-empty] {
      display: contents;
    }
  }
`;

const Open = styled(Button)`
  @layer concierge.components {
    flex: 0 1 auto;
    min-inline-size: 0;
    max-inline-size: 360px;

    & > [data-part='Label'] {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

const Words = styled.span`
  @layer concierge.components {
    @media (max-width: 640px) {
      ${visuallyHidden}
    }
  }
`;

const Count = styled.span`
  @layer concierge.components {
    @media (min-width: 641px) {
      display: none;
    }
  }
`;

const Close = styled(IconButton)`
  @layer concierge.components {
    flex: none;

    @media (max-width: 640px) {
      display: none;
    }
  }
`;
