import { Button } from '@concierge/ui/Button';
import { EmptyState } from '@concierge/ui/EmptyState';
import type { ReactElement, ReactNode } from 'react';

interface NoMatchesProps {
  title: string;
  /** That no row matches the filters. */
  text: string;
  clearLabel: string;
  onClear: () => void;
  /** Another way on, beside the button that clears. */
  children?: ReactNode;
}

/** Replaces the rows of a list that its filters leave empty, with the way out. */
export function NoMatches({
  title,
  text,
  clearLabel,
  onClear,
  children,
}: NoMatchesProps): ReactElement {
  const clear = () => {
    // The button goes with the filters.
    document.querySelector<HTMLElement>('[role="search"] :is(input, button)')?.focus();
    onClear();
  };
  return (
    <EmptyState
      icon="search"
      title={title}
      action={
        <>
          {children}
          <Button onClick={clear}>{clearLabel}</Button>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}
