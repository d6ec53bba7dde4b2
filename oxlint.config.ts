import { defineConfig, type OxlintOverride } from 'oxlint';

interface Pattern {
  regex?: string;
  group?: string[];
  allowTypeImports?: boolean;
}

const NO_PRODUCT: string[] = ['**/*.test.*', '**/testing/**'];
/** Modules of the contract with schemas, of which a browser needs the types alone. */
const SCHEMAS: Pattern = {
  regex:
    '^@concierge/contract/(audit|devices|handOver|managedDevices|messages|passwordPolicy|problem|push|refs|requests|services|sessions|timeline|users)$',
  allowTypeImports: true,
};
/** Whole entries, where a piece is imported by its name. */
const WHOLE_UI: Pattern = { regex: '^@concierge/ui(/concierge)?$' };
const CONSOLE: Pattern[] = [
  { regex: '^@concierge/(server|tooling)/|/server/src/|^styled-components' },
  WHOLE_UI,
  SCHEMAS,
];
const folders = (names: string): Pattern => ({ regex: `^\\.\\.?/(.*/)?${names}/` });
const ABOVE_FEATURES =
  '(cli|demo|metrics|ops|retention)/|(app|main|purgeExpired|settingsFile)\\.ts)';

/** What the files of a layer must not import. Of several layers of a file the last one counts. */
const layer = (files: string[], ...patterns: Pattern[]): OxlintOverride => ({
  files,
  excludeFiles: NO_PRODUCT,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const LAYERS = [
  layer(['packages/{contract,server,tooling}/**'], {
    regex: '^@concierge/(client|console|server|tablet|tooling|ui)',
  }),
  layer(
    ['packages/client/**'],
    { regex: '^@concierge/(console|server|tablet|tooling|ui)|^@?(react|redux)' },
    SCHEMAS,
  ),
  layer(
    ['packages/ui/src/{foundations,internal}/**'],
    folders('(components|layout|concierge|labels)'),
  ),
  layer(['packages/ui/src/components/**'], folders('(layout|concierge|labels)')),
  layer(['packages/ui/src/layout/**', 'packages/ui/src/index.ts'], folders('(concierge|labels)')),
  layer(['packages/ui/src/concierge/**'], folders('labels')),
  layer(['packages/server/src/lib/**'], { regex: '^@concierge/ui|^\\.\\./' }),
  layer(
    [
      'packages/server/src/{audit,auth,database,icons,live,pages,push}/**',
      'packages/server/src/{config,context,idempotency}.ts',
    ],
    { regex: `^@concierge/ui|^\\.\\.?/(.*/)?(features/|${ABOVE_FEATURES}` },
  ),
  layer(['packages/server/src/features/**'], {
    regex: `^@concierge/ui|^\\.\\.?/(.*/)?(${ABOVE_FEATURES}`,
  }),
  layer(['packages/console/src/**'], ...CONSOLE),
  layer(['packages/console/src/lib/**'], ...CONSOLE, folders('(app|features|testing)')),
  layer(['packages/console/src/features/**'], ...CONSOLE, folders('(app|testing)'), {
    group: [
      '../*/*',
      '../../*/*',
      '!../*/*Slice.ts',
      '!../../*/*Slice.ts',
      '!../*/*Texts.ts',
      '!../../*/*Texts.ts',
      '!../../lib/**',
    ],
  }),
  layer(['packages/tablet/src/**'], SCHEMAS, {
    regex: '^styled-components|^@concierge/ui(/concierge.*|/labels.*)?$',
  }),
  {
    ...layer(
      ['stories/**'],
      { regex: '^@concierge/(console/(app|features|lib|testing/ConsoleScreen)|tablet/)' },
      WHOLE_UI,
    ),
    excludeFiles: ['stories/screens/**', 'stories/setup/**', 'stories/tablet/**'],
  },
  { ...layer(['stories/setup/**'], WHOLE_UI), excludeFiles: [] },
  {
    ...layer(['stories/screens/**'], { regex: '^@concierge/(tablet/|ui(/concierge)?$)' }),
    excludeFiles: [],
  },
  {
    ...layer(['stories/tablet/**'], {
      regex: '^@concierge/(console/(app|features|lib)/|ui(/concierge)?$)',
    }),
    excludeFiles: [],
  },
];

/** Names that props have elsewhere; here one name has one meaning. */
const OTHER_NAMES = `
  busy isPending submitting danger destructive severity intent active activeId selectedKey selectedKeys selectedValue
  chosen onSelectionChange onSelectedKeysChange onValueChange onActiveChange onCheck onUncheck visible shown expanded
  alignment placementAlign`;

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  rules: {
    'eslint/no-console': 'off',
    'eslint/no-restricted-exports': 'off',
    'eslint/no-shadow': 'off',
    'eslint/no-underscore-dangle': 'off',
    'import/no-cycle': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '@fontsource-variable/*'] }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/restrict-template-expressions': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
  },
  ignorePatterns: ['examples'],
  overrides: [
    { files: ['e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
    {
      files: ['e2e/browsers/**'],
      rules: {
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'screen.sees*'] }],
      },
    },
    {
      files: ['**/*.package.test.ts'],
      rules: {
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'run*', 'bin'] }],
      },
    },
    {
      files: ['packages/server/**', 'bench/**'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    {
      files: ['packages/{console,tablet}/src/**', 'stories/**'],
      rules: {
        'react/forbid-component-props': [
          'error',
          {
            forbid: [
              ...OTHER_NAMES.trim().split(/\s+/),
              { propNamePattern: 'is[A-Z]*', allowedFor: ['Filter'] },
              { propNamePattern: 'on*Toggle' },
            ],
          },
        ],
      },
    },
    {
      files: ['packages/tablet/src/**'],
      excludeFiles: NO_PRODUCT,
      rules: { 'react/forbid-dom-props': ['error', { forbid: ['style'] }] },
    },
    {
      files: ['packages/{client,contract,server}/src/**'],
      excludeFiles: ['**/main.ts', ...NO_PRODUCT],
      plugins: ['node'],
      rules: { 'node/no-process-env': 'error' },
    },
    ...LAYERS,
  ],
});
