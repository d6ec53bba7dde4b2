import { type ReactElement, useEffect, useState } from 'react';
import { lazyDialog } from '../lib/modal/lazyDialog.tsx';
import { losesUnsaved } from '../lib/modal/unsaved.ts';
import { useHistoryLocation } from './location.tsx';

const UnsavedQuestion = lazyDialog(
  async () => (await import('./UnsavedQuestion.tsx')).UnsavedQuestion,
);

/** Asks before a half-filled form is thrown away, whatever way leads out of it. */
export function UnsavedGuard(): ReactElement {
  const { history } = useHistoryLocation();
  const [blocked, setBlocked] = useState<{ proceed: () => void } | null>(null);
  useEffect(
    () => history.block({ blocks: losesUnsaved, onBlocked: (proceed) => setBlocked({ proceed }) }),
    [history],
  );
  return (
    <UnsavedQuestion
      open={blocked !== null}
      onKeep={() => setBlocked(null)}
      onDiscard={() => {
        setBlocked(null);
        blocked?.proceed();
      }}
    />
  );
}
