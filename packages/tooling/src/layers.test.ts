import { describe, expect, it } from 'vitest';
import { checkLayers, importsOf } from './layers.ts';
import { violationOf } from './layerRules.ts';

const edge = (from: string, to: string, typeOnly = false) =>
  violationOf({ from, to, specifier: to, typeOnly });

describe('layer rules', () => {
  it.each([
    ['packages/ui/src/components/Button/Button.tsx', 'packages/contract/src/requestRules'],
    ['packages/ui/src/foundations/theme.ts', 'packages/ui/src/components/Button/Button.tsx'],
    ['packages/ui/src/components/Button/Button.tsx', 'packages/ui/src/layout/Panel/Panel.tsx'],
    ['packages/ui/src/index.ts', 'packages/ui/src/concierge/RequestTable/index.ts'],
    ['packages/ui/src/layout/Panel/Panel.tsx', 'packages/ui/src/concierge'],
    ['packages/contract/src/requests.ts', 'packages/server/src/app.ts'],
    ['packages/server/src/database/open.ts', 'packages/server/src/features/users/userRoutes.ts'],
    ['packages/server/src/app.ts', 'packages/console/src/lib/http.ts'],
    ['packages/console/src/lib/http.ts', 'packages/console/src/features/auth/authSlice.ts'],
    ['packages/console/src/features/users/UsersPage.tsx', 'packages/console/src/app/store.ts'],
    [
      'packages/console/src/features/users/usersSaga.ts',
      'packages/console/src/features/auth/authSaga.ts',
    ],
    ['packages/console/src/main.tsx', 'packages/ui/src/components/Button/Button.tsx'],
    ['stories/components/Button.stories.tsx', 'packages/console/src/lib/http.ts'],
    ['packages/tablet/src/App.tsx', 'packages/console/src/lib/http.ts'],
    ['packages/tablet/src/App.tsx', 'packages/ui/src/components/Button/Button.tsx'],
    ['packages/console/src/main.tsx', 'packages/tablet/src/App.tsx'],
    ['stories/screens/Users.stories.tsx', 'packages/tablet/src/screens/TabletScreen'],
  ])('refuses %s → %s', (from, to) => {
    expect(edge(from, to)).toBeTypeOf('string');
  });

  it.each([
    [
      'packages/ui/src/concierge/ReplyModal/ReplyModal.tsx',
      'packages/ui/src/components/Modal/Modal.tsx',
    ],
    [
      'packages/console/src/features/requests/requestsSaga.ts',
      'packages/console/src/features/auth/authSlice.ts',
    ],
    ['packages/console/src/app/rootSaga.ts', 'packages/console/src/features/auth/authSaga.ts'],
    ['packages/console/src/features/auth/auth.test.ts', 'packages/server/src/testing/server.ts'],
    [
      'packages/server/src/features/requests/requestRoutes.ts',
      'packages/contract/src/requestRules',
    ],
    ['stories/screens/Users.stories.tsx', 'packages/console/src/testing/ConsoleScreen'],
    ['packages/tablet/src/App.tsx', 'packages/ui/src/index'],
    ['stories/tablet/Services.stories.tsx', 'packages/tablet/src/screens/TabletScreen'],
  ])('allows %s → %s', (from, to) => {
    expect(edge(from, to)).toBeUndefined();
  });

  it.each(['axios', 'redux-saga/effects', 'react-i18next', 'react-router-dom', '@reduxjs/toolkit'])(
    'keeps ui from knowing %s',
    (name) => {
      expect(edge('packages/ui/src/layout/Header/Header.tsx', name)).toBeTypeOf('string');
    },
  );

  it.each(['@concierge/ui/concierge', '@concierge/ui/ReplyModal', 'styled-components'])(
    'Q10 keeps the tablet from knowing %s',
    (name) => {
      expect(edge('packages/tablet/src/App.tsx', name)).toBeTypeOf('string');
    },
  );

  it('lets the console take types, not schemas, from the contract', () => {
    const file = 'packages/console/src/features/requests/requestsApi.ts';
    expect(edge(file, 'packages/contract/src/requests')).toBeTypeOf('string');
    expect(edge(file, 'packages/contract/src/requests', true)).toBeUndefined();
    expect(edge(file, 'packages/contract/src/requestRules')).toBeUndefined();
  });

  it('sees static, dynamic and re-exporting imports', () => {
    const source = `import a from './a.ts'; import type { B } from './b.ts';
      export { c } from './c.ts'; export * from './d.ts'; const e = import('./e.ts');`;
    expect(importsOf('x.ts', source)).toEqual([
      { specifier: './a.ts', typeOnly: false },
      { specifier: './b.ts', typeOnly: true },
      { specifier: './c.ts', typeOnly: false },
      { specifier: './d.ts', typeOnly: false },
      { specifier: './e.ts', typeOnly: false },
    ]);
  });

  it('finds the repository in order', () => {
    const { edges, problems } = checkLayers();
    expect(problems).toEqual([]);
    expect(edges).toBeGreaterThan(100);
  });
});
