import { Component, type ReactNode } from 'react';
import { renewFailedParts } from '../lib/lazyPart.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { usePlace } from './place.tsx';

/** Shows the crash screen in the place of what crashed below it, until the person goes elsewhere. */
export function CrashBoundary({ children }: { children: ReactNode }): ReactNode {
  const { location } = usePlace();
  return <Boundary place={location.key}>{children}</Boundary>;
}

interface Props {
  /** Another place is another try. */
  place: string;
  children: ReactNode;
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

  override componentDidCatch(): void {
    renewFailedParts();
  }

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? <CrashScreen error={crash.error} /> : this.props.children;
  }
}
