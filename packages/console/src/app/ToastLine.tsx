import { type ReactElement, useEffect } from 'react';
import { useUnseen } from '../features/services/useUnseen.ts';
import { hasFailures } from './keptFailures.ts';
import { loadToaster, useLoaded } from './ToastCorner.tsx';

/** The line of the header that live toasts become, and that says what colleagues have handed over and what failed. */
export function ToastLine(): ReactElement | null {
  const given = useUnseen() > 0;
  useEffect(() => {
    if (given || hasFailures()) void loadToaster();
  }, [given]);
  return useLoaded('FoldedToasts');
}
