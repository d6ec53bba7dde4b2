import { formatBrowserTime } from '@concierge/contract/times';
import { ConnectionStatus } from '@concierge/ui/layout/ConnectionStatus';
import { Header } from '@concierge/ui/layout/Header';
import { ThemeMenu } from '@concierge/ui/layout/ThemeMenu';
import { UserMenu } from '@concierge/ui/layout/UserMenu';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectUser, signOutRequested } from '../features/auth/authSlice.ts';
import { languageChosen } from '../features/language/languageSlice.ts';
import { selectConnection } from '../features/live/liveSlice.ts';
import { LanguageChoice } from '../lib/i18n/LanguageChoice.tsx';
import { usePreference, type Preference, createPreference } from '../lib/preference.ts';
import { HOME } from '../lib/addresses.ts';
import { RequestSearch } from './RequestSearch.tsx';
import { useUnseen } from '../features/services/useUnseen.ts';
import { hasFailures } from './keptFailures.ts';
import { loadToaster, useLoaded } from './ToastCorner.tsx';

interface ShellHeaderProps {
  menuOpen: boolean;
  onMenuOpenChange: (open: boolean) => void;
  onEditProfile: () => void;
}

/** Brand, live connection, search, and the menus of theme, language and account. */
export function ShellHeader({
  menuOpen,
  onMenuOpenChange,
  onEditProfile,
}: ShellHeaderProps): ReactElement {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  return (
    <Header
      brand={{ label: t('brand'), href: HOME }}
      menuLabel={t('sidebar.toggle')}
      menuOpen={menuOpen}
      onMenuOpenChange={onMenuOpenChange}
      start={<Connection />}
      end={
        <>
          <ToastLine />
          <RequestSearch />
          <Appearance />
          <LanguageChoice onChoose={(language) => dispatch(languageChosen(language))} />
          {user && (
            <UserMenu
              username={user.username}
              labels={{
                menu: t('user.menu'),
                editProfile: t('user.editProfile'),
                logout: t('user.logout'),
              }}
              onEditProfile={onEditProfile}
              onLogout={() => dispatch(signOutRequested())}
            />
          )}
        </>
      }
    />
  );
}

function Connection(): ReactElement {
  const { t } = useTranslation('shell');
  const { connection, offlineSince } = useSelector(selectConnection);
  const time = offlineSince ? formatBrowserTime(offlineSince) : '';
  return (
    <ConnectionStatus
      state={connection}
      labels={{
        live: t('connection.live'),
        connecting: t('connection.connecting'),
        catchingUp: t('connection.catchingUp'),
        offline: t('connection.offline', { time }),
      }}
    />
  );
}

function Appearance(): ReactElement {
  const { t } = useTranslation('shell');
  const [theme] = usePreference(themePreference);
  return (
    <ThemeMenu
      selected={theme}
      labels={{
        menu: t('theme.label'),
        system: t('theme.system'),
        light: t('theme.light'),
        dark: t('theme.dark'),
        contrast: t('theme.contrast'),
      }}
      onSelectedChange={chooseTheme}
    />
  );
}

/** The line of the header that live toasts become, and that says what colleagues have handed over and what failed. */
function ToastLine(): ReactElement | null {
  const given = useUnseen() > 0;
  useEffect(() => {
    if (given || hasFailures()) void loadToaster();
  }, [given]);
  return useLoaded('FoldedToasts');
}

const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

/** The chosen theme. `src/start.js` applies it before the first paint, under the same key. */
const themePreference: Preference<Theme> = createPreference('concierge.theme', THEMES);

/** Shows a theme and remembers it. */
function chooseTheme(theme: Theme): void {
  themePreference.set(theme);
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
