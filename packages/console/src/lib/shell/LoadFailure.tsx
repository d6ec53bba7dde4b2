import { Button } from '@concierge/ui/Button';
import { EmptyState } from '@concierge/ui/EmptyState';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfProblem } from '../notify.ts';
import type { Problem } from '../http/problem.ts';

interface LoadFailureProps {
  /** What could not be loaded. */
  title: string;
  problem: Problem;
  onRetry: () => void;
}

/** Replaces what failed to load, says why, and offers a retry. */
export function LoadFailure({ title, problem, onRetry }: LoadFailureProps): ReactElement {
  const { t } = useTranslation();
  return (
    <EmptyState
      role="alert"
      tone="warning"
      icon="cloud-off"
      title={title}
      action={
        <Button iconStart="rotate-ccw" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {textOfProblem(problem)}
    </EmptyState>
  );
}
