import {
  AppShell,
  Breadcrumbs,
  ConnectionStatus,
  CrashPage,
  ForbiddenPage,
  Header,
  LanguageMenu,
  NotFoundPage,
  PageHeader,
  Panel,
  Sidebar,
  StatusPage,
  ThemeMenu,
  UserMenu,
} from '../index.ts';
import type { ConformanceCase } from './conformanceTypes.ts';

const PAGE = { title: 'Title', text: 'Text', home: 'Home' };

/** What frames an application, each with the fewest props it needs. */
export const layoutCases: readonly ConformanceCase[] = [
  {
    name: 'AppShell',
    render: (probe, called) => (
      <AppShell
        {...probe}
        header="Header"
        sidebar="Sidebar"
        mobileOpen={false}
        onMobileOpenChange={called('onMobileOpenChange')}
        skipLabel="Skip"
      >
        Text
      </AppShell>
    ),
  },
  {
    name: 'Breadcrumbs',
    render: (probe) => <Breadcrumbs {...probe} label="Path" items={[{ label: 'Home' }]} />,
  },
  {
    name: 'ConnectionStatus',
    render: (probe) => (
      <ConnectionStatus
        {...probe}
        state="live"
        labels={{ live: 'Live', connecting: 'Connecting', catchingUp: 'Behind', offline: 'Off' }}
      />
    ),
  },
  {
    name: 'CrashPage',
    root: 'StatusPage',
    render: (probe, called) => (
      <CrashPage
        {...probe}
        onReload={called('onReload')}
        homeHref="/"
        labels={{ ...PAGE, reload: 'Reload', detail: 'Detail' }}
      />
    ),
  },
  {
    name: 'ForbiddenPage',
    root: 'StatusPage',
    render: (probe) => <ForbiddenPage {...probe} homeHref="/" labels={PAGE} />,
  },
  {
    name: 'Header',
    render: (probe, called) => (
      <Header
        {...probe}
        brand={{ label: 'Console', href: '/' }}
        menuLabel="Menu"
        menuOpen={false}
        onMenuToggle={called('onMenuToggle')}
      />
    ),
  },
  {
    name: 'LanguageMenu',
    root: 'Button',
    render: (probe, called) => (
      <LanguageMenu
        {...probe}
        current="en"
        label="Language"
        languages={[{ code: 'en', label: 'English' }]}
        onSelect={called('onSelect')}
      />
    ),
  },
  {
    name: 'NotFoundPage',
    root: 'StatusPage',
    render: (probe) => <NotFoundPage {...probe} homeHref="/" labels={PAGE} />,
  },
  { name: 'PageHeader', render: (probe) => <PageHeader {...probe} title="Title" /> },
  {
    name: 'Panel',
    render: (probe, called) => (
      <Panel {...probe} title="Title" onStateChange={called('onStateChange')}>
        Text
      </Panel>
    ),
  },
  {
    name: 'Sidebar',
    render: (probe, called) => (
      <Sidebar
        {...probe}
        items={[{ id: 'a', label: 'A', icon: 'house', href: '/' }]}
        labels={{
          navigation: 'Main',
          minify: 'Minify',
          expand: 'Expand',
          profileMenu: 'Profile',
          openSubmenu: (label) => `Open ${label}`,
        }}
        onMinifiedChange={called('onMinifiedChange')}
      />
    ),
  },
  {
    name: 'StatusPage',
    render: (probe) => <StatusPage {...probe} icon="info" title="Title" text="Text" actions="" />,
  },
  {
    name: 'ThemeMenu',
    root: 'IconButton',
    render: (probe, called) => (
      <ThemeMenu
        {...probe}
        theme="system"
        labels={{
          menu: 'Theme',
          system: 'System',
          light: 'Light',
          dark: 'Dark',
          contrast: 'Contrast',
        }}
        onSelect={called('onSelect')}
      />
    ),
  },
  {
    name: 'UserMenu',
    root: 'Button',
    render: (probe, called) => (
      <UserMenu
        {...probe}
        username="jana"
        labels={{ menu: 'User', editProfile: 'Edit', logout: 'Log out' }}
        onEditProfile={called('onEditProfile')}
        onLogout={called('onLogout')}
      />
    ),
  },
];
