import { Component, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface CrashBoundaryProps {
  /** Rendered in place of what crashed. */
  fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

/** Catches what crashes below it, until the user navigates. */
export function CrashBoundary(props: CrashBoundaryProps): ReactNode {
  const { key } = useLocation();
  return <Boundary {...props} locationKey={key} />;
}

interface Props extends CrashBoundaryProps {
  /** Another location is another try. */
  locationKey: string;
}

interface State {
  locationKey: string;
  crash: { error: unknown } | null;
}

class Boundary extends Component<Props, State> {
  override state: State = { locationKey: this.props.locationKey, crash: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ locationKey }: Props, state: State): Partial<State> | null {
    return locationKey === state.locationKey ? null : { locationKey, crash: null };
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
