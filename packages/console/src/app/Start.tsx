import { type ReactElement, useState, Component, type ComponentType, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectAuth } from '../features/auth/authSlice.ts';
import type { LazyPart } from '../lib/lazy/lazyPart.tsx';
import { Localized } from './Providers.tsx';
import { SignIn } from './SignIn.tsx';
import { StartFailure } from './StartFailure.tsx';

interface StartProps {
  Console: LazyPart<object>;
}

/**
 * The console; for who opens the page signed out the sign-in form alone, which needs neither the console nor its
 * router, until they have signed in.
 */
export function Start({ Console }: StartProps): ReactElement {
  const { checked, loggedIn } = useSelector(selectAuth);
  const [alone, setAlone] = useState(checked && !loggedIn);
  if (alone && loggedIn) setAlone(false);
  return (
    <CrashBoundary fallback={StartFailure}>
      {alone ? (
        <Localized>
          <SignIn search={window.location.search} ready={Console.preload} />
        </Localized>
      ) : (
        <Console />
      )}
    </CrashBoundary>
  );
}

interface CrashBoundaryProps {
  /** Rendered in place of what crashed. */
  fallback: ComponentType;
  children: ReactNode;
}

/** Catches what crashes outside of the routes, which have their own `ErrorBoundary`. */
class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
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
