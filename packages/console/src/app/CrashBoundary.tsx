import { Component, type ComponentType, type ReactNode } from 'react';
import { renewFailedParts } from '../lib/lazy/lazyPart.tsx';
import { makeUsable } from './Hydrated.tsx';
import { usePlace } from './place.tsx';

interface CrashBoundaryProps {
  /** What is drawn in the place of what crashed. */
  fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

/** Catches what crashes below it, until the person goes elsewhere. */
export function CrashBoundary(props: CrashBoundaryProps): ReactNode {
  const { location } = usePlace();
  return <Boundary {...props} place={location.key} />;
}

interface Props extends CrashBoundaryProps {
  /** Another place is another try. */
  place: string;
}

interface State {
  place: string;
  crash: { error: unknown } | null;
}

class Boundary extends Component<Props, State> {
  override state: State = { place: this.props.place, crash: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { place, crash: null };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A screen crashed:', error);
    renewFailedParts();
    makeUsable();
  }

  override render(): ReactNode {
    const { crash } = this.state;
    const { fallback: Fallback, children } = this.props;
    return crash ? <Fallback error={crash.error} /> : children;
  }
}
