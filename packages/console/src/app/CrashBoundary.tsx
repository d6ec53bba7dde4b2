import { Component, type ComponentType, type ReactNode } from 'react';

export interface CrashBoundaryProps {
  /** Rendered in place of what crashed. */
  fallback: ComponentType<{ error: unknown }>;
  /** Another location is another try. */
  location?: string;
  children: ReactNode;
}

interface State {
  location: string | undefined;
  crash: { error: unknown } | null;
}

/** Catches what crashes below it. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { location: this.props.location, crash: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps(
    { location }: CrashBoundaryProps,
    state: State,
  ): Partial<State> | null {
    return location === state.location ? null : { location, crash: null };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A screen crashed:', error);
  }

  override render(): ReactNode {
    const { crash } = this.state;
    const { fallback: Fallback, children } = this.props;
    return crash ? <Fallback error={crash.error} /> : children;
  }
}
