import { Button } from '@concierge/ui/Button';
import { EmptyState } from '@concierge/ui/EmptyState';
import type { ReactElement } from 'react';

interface NoMatchesProps {
  title: string;
  /** That no row matches the filters. */
  text: string;
  clearLabel: string;
  onClear: () => void;
}

/** Replaces the rows of a list that its filters leave empty, with the way out. */
export function NoMatches({ title, text, clearLabel, onClear }: NoMatchesProps): ReactElement {
  const clear = () => {
    // The button goes with the filters.
    document.querySelector<HTMLElement>('[role="search"] :is(input, button)')?.focus();
    onClear();
  };
  return (
    <EmptyState icon="search" title={title} action={<Button onClick={clear}>{clearLabel}</Button>}>
      {text}
    </EmptyState>
  );
}
