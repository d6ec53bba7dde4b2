import { useEffect, useEffectEvent } from 'react';

/** Tells when something is entered that would be lost, and when it no longer is. */
export function useDirty(dirty: boolean, onChange: ((dirty: boolean) => void) | undefined): void {
  const notify = useEffectEvent((next: boolean) => onChange?.(next));
  useEffect(() => {
    if (!dirty) return undefined;
    notify(true);
    return () => notify(false);
  }, [dirty]);
}
