'use client';

import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface TakeOverNoticeLabels {
  /** The button, with the name of who holds it: 'Take over from elif'. */
  takeOver: string;
  /** The question that follows, with the name: 'Take over from elif?'. */
  question: string;
  /** What happens then. */
  consequence: string;
  /** The button that does it. */
  confirm: string;
  /** The button that leads back. */
  cancel: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root. */
export interface TakeOverNoticeProps extends ElementProps<'div', 'children' | 'title' | 'role'> {
  /** Who holds the request, and what can be done about it. */
  children: ReactNode;
  /** The user takes it over, after the question. Without it the notice only informs. */
  onTakeOver?: (() => void) | undefined;
  /** It is being taken over. */
  pending?: boolean | undefined;
  /** Why it was not: for example who was faster. */
  error?: ReactNode;
  /** Texts, for screen readers too. */
  labels: TakeOverNoticeLabels;
}

/**
 * Says that a colleague holds a request, and lets those who may take it over, after one question in place. Where
 * nobody asks there is no dialog over a dialog.
 */
export function TakeOverNotice({
  children,
  onTakeOver,
  pending = false,
  error,
  labels,
  ref,
  ...rest
}: TakeOverNoticeProps): ReactElement {
  const [asking, setAsking] = useState(false);
  const asked = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  // It was answered: taken over, or someone was faster.
  if (asking && (error || !onTakeOver)) setAsking(false);
  const question = asking && onTakeOver !== undefined && !error;
  useLayoutEffect(() => {
    if (question) confirm.current?.focus();
    // The pressed button is gone: the focus goes to the one it came from, or to what is said now.
    else if (asked.current) (button.current ?? root.current)?.focus();
    asked.current = question;
  }, [question]);
  return (
    <Root
      {...rest}
      ref={mergeRefs(root, ref)}
      role="group"
      tabIndex={-1}
      tone={error ? 'warning' : 'info'}
      action={
        question ? (
          <Inline>
            <Button
              ref={confirm}
              size="sm"
              variant="primary"
              pending={pending}
              onClick={() => onTakeOver()}
              data-part="Confirm"
            >
              {labels.confirm}
            </Button>
            <Button size="sm" variant="ghost" disabled={pending} onClick={() => setAsking(false)}>
              {labels.cancel}
            </Button>
          </Inline>
        ) : (
          onTakeOver && (
            <Button ref={button} size="sm" onClick={() => setAsking(true)} data-part="TakeOver">
              {labels.takeOver}
            </Button>
          )
        )
      }
    >
      {question ? (
        <div role="status">
          <Question>{labels.question}</Question>
          <p>{labels.consequence}</p>
        </div>
      ) : error ? (
        <div role="alert">{error}</div>
      ) : (
        children
      )}
    </Root>
  );
}

const Root = styled(Alert)`
  @layer concierge.components {
    &:focus-visible {
      ${focusRing}
    }
  }
`;

const Question = styled.p`
  @layer concierge.components {
    font-weight: ${t.weight.semibold};
  }
`;
