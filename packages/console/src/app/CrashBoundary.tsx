import { Component, type ComponentType, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** Rendered in place of what crashed. */
  fallback: ComponentType;
  children: ReactNode;
}

/** Catches what crashes outside of the routes, which have their own `ErrorBoundary`. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The console crashed:', error);
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    return this.state.crashed ? <Fallback /> : children;
  }
}
