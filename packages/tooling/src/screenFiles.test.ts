import { expect, it } from 'vitest';
import { screenFiles } from './screenFiles.ts';

const chunk = (fileName: string, modules: string[], imports: string[] = [], isEntry = false) => ({
  fileName,
  isEntry,
  imports,
  moduleIds: modules.map((module) => `/house/packages/console/src/${module}`),
});

const BUILD = [
  chunk('start.js', ['main.tsx'], ['runtime.js'], true),
  chunk('runtime.js', []),
  chunk('frame.js', ['app/Shell.tsx', 'app/signedInSaga.ts'], ['start.js']),
  chunk('tables.js', ['lib/tables.ts'], ['frame.js', 'start.js']),
  chunk('dashboard.js', ['app/screens/DashboardScreen.tsx'], ['frame.js']),
  chunk(
    'requests.js',
    ['app/screens/RequestsScreen.tsx', 'app/screens/DecidedRequestsScreen.tsx'],
    ['tables.js', 'runtime.js'],
  ),
  chunk('rest.js', [
    'features/messages/MessagesPage.tsx',
    'features/users/UsersPage.tsx',
    'features/services/ServicesPage.tsx',
  ]),
];

it('names the frame, the screen and what they import, and nothing every page loads anyway', () => {
  const files = screenFiles(BUILD);
  expect(files['/dashboard']).toEqual(['frame.js', 'dashboard.js']);
  expect(files['/requests/waiting']).toEqual(['frame.js', 'requests.js', 'tables.js']);
});

it('fails when the build has no such screen', () => {
  expect(() => screenFiles(BUILD.slice(0, -1))).toThrow('MessagesPage');
});
