import { ConnectionStatus, Header, LanguageMenu, ThemeMenu, UserMenu } from '@concierge/ui';
import { LANGUAGES } from '@concierge/contract/constants';
import { useSyncExternalStore, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectUser, signOutRequested } from '../features/auth/authSlice.ts';
import { languageChosen } from '../features/language/languageSlice.ts';
import { selectConnection } from '../features/live/liveSlice.ts';
import { formatSince } from '../lib/i18n/formatTime.ts';
import { usePreference } from '../lib/preference.ts';
import { HOME } from '../lib/addresses.ts';
import { chooseTheme, themePreference } from '../lib/theme.ts';

interface ShellHeaderProps {
  menuOpen: boolean;
  onMenuToggle: () => void;
  onEditProfile: () => void;
}

/** Brand, live connection, and the menus of theme, language and account (B6, B7). */
export function ShellHeader({
  menuOpen,
  onMenuToggle,
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
      onMenuToggle={onMenuToggle}
      start={<Connection />}
      end={
        <>
          <Appearance />
          <Language />
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

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
}

function Connection(): ReactElement {
  const { t } = useTranslation('shell');
  const { connection, offlineSince } = useSelector(selectConnection);
  const today = useSyncExternalStore(everyMinute, () => new Date().toDateString());
  const time = offlineSince ? formatSince(new Date(offlineSince), today) : '';
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

function Language(): ReactElement {
  const { t, i18n } = useTranslation('shell');
  const dispatch = useDispatch();
  return (
    <LanguageMenu
      current={i18n.language}
      label={t('language.label')}
      languages={LANGUAGES.map((code) => ({ code, label: t(`language.${code}`) }))}
      onSelect={(code) => {
        const language = LANGUAGES.find((known) => known === code);
        if (language) dispatch(languageChosen(language));
      }}
    />
  );
}

function Appearance(): ReactElement {
  const { t } = useTranslation('shell');
  const [theme] = usePreference(themePreference);
  return (
    <ThemeMenu
      theme={theme}
      labels={{
        menu: t('theme.label'),
        system: t('theme.system'),
        light: t('theme.light'),
        dark: t('theme.dark'),
        contrast: t('theme.contrast'),
      }}
      onSelect={chooseTheme}
    />
  );
}
