import { AppShell } from '@concierge/ui/layout/AppShell';
import { Sidebar } from '@concierge/ui/layout/Sidebar';
import { UserType } from '@concierge/contract/userTypes';
import { type ReactElement, Suspense, memo, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import {
  selectConfirmation,
  selectLapsed,
  selectUser,
  signOutRequested,
} from '../features/auth/authSlice.ts';
import { keptFilters } from '../features/requests/requestQuery.ts';
import { selectAsking } from '../features/push/pushSlice.ts';
import {
  selectDashboardServiceCount,
  selectWaitingCount,
} from '../features/services/servicesSlice.ts';
import { selectIsOffline, retryRequested, selectConnection } from '../features/live/liveSlice.ts';
import { HOME } from '../lib/addresses.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { PHONE, useMedia } from '../lib/useMedia.ts';
import { selectExport } from '../features/exports/exportsSlice.ts';
import { lazyDialog } from '../lib/modal/lazyDialog.tsx';
import { createPreference, usePreference } from '../lib/preference.ts';
import { useAddressModal } from '../lib/modal/useAddressModal.ts';
import { Keys } from './Keys.tsx';
import { NewVersion } from './NewVersion.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { menuItems } from './menuModel.ts';
import { screenAt } from './screenRoutes.ts';
import { sidebarTexts } from './sidebarTexts.ts';
import { useScreenFocus, useScreenTitle, useTabIcon } from './useScreen.ts';
import { formatBrowserTime } from '@concierge/contract/times';
import { ConnectionBar } from '@concierge/ui/layout/ConnectionBar';
import { serviceWorkers } from '../lib/serviceWorker.ts';

export const sidebarPreference = createPreference('concierge.sidebar', ['expanded', 'minified']);
const PROFILE_PARAM = 'profile';
const SESSIONS_PARAM = 'sessions';
const WITHIN_PROFILE = [SESSIONS_PARAM];

const ProfileDialog = lazyDialog(async () => (await import('./Profile.tsx')).Profile);
const SessionsDialog = lazyDialog(
  async () => (await import('../features/users/sessions/SessionsDialog.tsx')).SessionsDialog,
);
const PushPrompt = lazyDialog(
  async () => (await import('../features/push/PushPrompt.tsx')).PushPrompt,
);
const SignInAgain = lazyDialog(
  async () => (await import('../features/auth/SignInAgain.tsx')).SignInAgain,
);

const ExportDialog = lazyDialog(
  async () => (await import('../features/exports/ExportDialog.tsx')).ExportDialog,
);
const ConfirmPassword = lazyDialog(
  async () => (await import('../features/auth/ConfirmPassword.tsx')).ConfirmPassword,
);

const NO_LISTS: ReadonlySet<string> = new Set(['', HOME]);

/** The frame around every screen. */
export function Shell(): ReactElement {
  useNotificationPress();
  const { t } = useTranslation('shell');
  const [menuOpen, setMenuOpen] = useState(false);
  const profile = useAddressModal(PROFILE_PARAM, WITHIN_PROFILE);
  const sessions = useAddressModal(SESSIONS_PARAM);
  const { pathname, search } = useLocation();
  const openProfile = useRef(() => {});
  useEffect(() => {
    openProfile.current = () => profile.open('edit');
  });
  const editProfile = useCallback(() => openProfile.current(), []);
  const toggleMenu = useCallback(() => setMenuOpen((open) => !open), []);
  const screen = useRef<HTMLDivElement>(null);
  useScreenFocus(screen);
  const isOffline = useSelector(selectIsOffline);
  const house = useSelector(selectUser)?.project_name;
  const isPhone = useMedia(PHONE);
  const isList = !NO_LISTS.has(screenAt(pathname)?.path ?? '');
  return (
    <>
      <WindowTitle />
      <AppShell
        skipLabel={t(isList ? 'skipToList' : 'skip')}
        skipTo={isList ? 'list' : 'page'}
        menuOpen={menuOpen}
        onMenuOpenChange={setMenuOpen}
        header={
          <TopBar menuOpen={menuOpen} onMenuOpenChange={setMenuOpen} onEditProfile={editProfile} />
        }
        notice={isOffline && <OfflineBar />}
        stale={isOffline}
        printHeading={house}
        bottom={isPhone && <PhoneBar pathname={pathname} onMore={toggleMenu} />}
        sidebar={
          <Menu
            pathname={pathname}
            filters={keptFilters(pathname, search)}
            onEditProfile={editProfile}
          />
        }
      >
        <NewVersion />
        <div ref={screen}>
          <Suspense>
            <Outlet />
          </Suspense>
        </div>
      </AppShell>
      <ProfileDialog
        open={profile.value === 'edit'}
        onOpenChange={(open) => !open && profile.close()}
        onSessions={() => sessions.open('all')}
      >
        <SessionsDialog open={sessions.value === 'all'} onClose={sessions.close} />
      </ProfileDialog>
      <PushPrompt open={useSelector(selectAsking)} />
      <Keys />
      <UnsavedGuard />
      <ExportDialog open={useSelector(selectExport).onScreen !== null} />
      <ConfirmPassword open={useSelector(selectConfirmation) !== null} />
      <SignInAgain open={useSelector(selectLapsed)} />
    </>
  );
}

/** Neither changes with what the address bar says of a list or a modal. */
const TopBar = memo(ShellHeader);
const Menu = memo(MainMenu);

/** By itself: a count that changes renders nothing of the page. */
function WindowTitle(): null {
  useTabIcon();
  useDocumentTitle(useScreenTitle());
  return null;
}

interface MainMenuProps {
  pathname: string;
  filters: string;
  onEditProfile: () => void;
}

function MainMenu({ pathname, filters, onEditProfile }: MainMenuProps): ReactElement {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const [state, setState] = usePreference(sidebarPreference);
  const user = useSelector(selectUser);
  const serviceCount = useSelector(selectDashboardServiceCount);
  const waitingCount = useSelector(selectWaitingCount);
  return (
    <Sidebar
      items={menuItems({
        t,
        path: pathname,
        filters,
        isAdmin: user?.user_type === UserType.admin,
        serviceCount,
        waitingCount,
      })}
      profile={{
        name: user?.username ?? '',
        place: user?.project_name,
        detail: t('sidebar.projectId', { id: user?.project_id }),
        items: [
          { id: 'edit', label: t('user.editProfile'), icon: 'user-cog', onSelect: onEditProfile },
          {
            id: 'logout',
            label: t('user.logout'),
            icon: 'log-out',
            onSelect: () => dispatch(signOutRequested()),
          },
        ],
      }}
      labels={sidebarTexts(t)}
      filter
      minified={state === 'minified'}
      onMinifiedChange={(minified) => setState(minified ? 'minified' : 'expanded')}
    />
  );
}

/** Says since when nothing new can arrive, and tries at a press. */
function OfflineBar(): ReactElement {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { connection, offlineSince } = useSelector(selectConnection);
  return (
    <ConnectionBar
      text={t('offline.text', { time: offlineSince && formatBrowserTime(offlineSince) })}
      retryLabel={t('offline.retry')}
      pending={connection === 'connecting'}
      onRetry={() => dispatch(retryRequested())}
    />
  );
}

/** Goes where the service worker says that a pressed notification leads. */
function useNotificationPress(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const serviceWorker = serviceWorkers();
    if (!serviceWorker) return undefined;
    const go = ({ data }: MessageEvent<{ open?: string } | null>) => {
      if (data?.open) void navigate(data.open);
    };
    serviceWorker.addEventListener('message', go);
    return () => serviceWorker.removeEventListener('message', go);
  }, [navigate]);
}
