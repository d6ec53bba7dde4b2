import { type ReactElement, useEffect } from 'react';
import { useUnseen } from '../features/services/useUnseen.ts';
import { loadToaster, useLoaded } from './ToastCorner.tsx';

/** The line of the header that live toasts become, and that says what colleagues have handed over. */
export function ToastLine(): ReactElement | null {
  const given = useUnseen() > 0;
  useEffect(() => {
    if (given) void loadToaster();
  }, [given]);
  return useLoaded('FoldedToasts');
}
