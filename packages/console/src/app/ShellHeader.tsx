import { formatBrowserTime } from '@concierge/contract/times';
import { ConnectionStatus } from '@concierge/ui/layout/ConnectionStatus';
import { Header } from '@concierge/ui/layout/Header';
import { ThemeMenu } from '@concierge/ui/layout/ThemeMenu';
import { UserMenu } from '@concierge/ui/layout/UserMenu';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectUser, signOutRequested } from '../features/auth/authSlice.ts';
import { languageChosen } from '../features/language/languageSlice.ts';
import { selectConnection } from '../features/live/liveSlice.ts';
import { LanguageChoice } from '../lib/i18n/LanguageChoice.tsx';
import { usePreference } from '../lib/preference.ts';
import { HOME } from '../lib/addresses.ts';
import { chooseTheme, themePreference } from '../lib/theme.ts';
import { RequestSearch } from './RequestSearch.tsx';
import { ToastLine } from './ToastLine.tsx';

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
