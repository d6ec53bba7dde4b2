import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashBoundary, type CrashBoundaryProps } from './CrashBoundary.tsx';

/** Catches what crashes below it, until the user navigates. */
export function RoutedCrashBoundary(props: Omit<CrashBoundaryProps, 'location'>): ReactNode {
  const { key } = useLocation();
  return <CrashBoundary {...props} location={key} />;
}
