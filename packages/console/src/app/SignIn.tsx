import { type ReactElement, useEffect } from 'react';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { afterLogin } from '../lib/addresses.ts';
import { NewVersion } from './NewVersion.tsx';
import { preloadScreen } from './screenLoading.ts';
import { loadToaster } from './ToastCorner.tsx';

interface SignInProps {
  /** Of the address, with the page that signing in leads to. */
  search: string;
  /** Loads the console. Rejects without a connection, and when a script fails. */
  ready: () => Promise<unknown>;
}

/** The sign-in page. While the form is filled in, the rest is loaded, so that signing in shows the console at once. */
export function SignIn({ search, ready }: SignInProps): ReactElement {
  useEffect(() => {
    const { pathname } = new URL(afterLogin(search), window.location.href);
    const ignore = () => undefined; // loaded again when it is needed
    ready()
      .then(() => Promise.all([preloadScreen(pathname), loadToaster()]))
      .catch(ignore);
  }, [ready, search]);
  return <LoginPage ready={ready} notice={<NewVersion />} />;
}
