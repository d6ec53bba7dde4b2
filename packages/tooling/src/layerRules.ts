/** The one-way order of imports, as data. */

export interface Edge {
  /** The importing file, from the root. */
  from: string;
  specifier: string;
  /** What it leads to: a path from the root for our own modules, else the specifier. */
  to: string;
  typeOnly: boolean;
}

interface Layer {
  name: string;
  prefix: string;
  /** Layers it may import besides itself. */
  may: readonly string[];
  /** Packages it must not know, as patterns of the specifier. */
  mayNotKnow?: readonly RegExp[];
}

const OUTSIDE_UI = [
  /^(@reduxjs\/|redux|react-redux|typed-redux)/,
  /^axios/,
  /^(i18next|react-i18next)/,
  /^react-router/,
  /^moment/,
];

const UI_BASE = ['ui/internal', 'ui/foundations'];
const SERVER_BASE = ['contract', 'server/lib'];
const CONSOLE_BASE = ['contract', 'ui/index', 'ui/concierge', 'ui/internal', 'ui/labels'];

/** First match wins, so the narrower prefix comes before the wider. */
const LAYERS: readonly Layer[] = [
  { name: 'contract', prefix: 'packages/contract/', may: [] },

  {
    name: 'ui/foundations',
    prefix: 'packages/ui/src/foundations/',
    may: ['ui/internal'],
    mayNotKnow: OUTSIDE_UI,
  },
  {
    name: 'ui/internal',
    prefix: 'packages/ui/src/internal/',
    may: ['ui/foundations'],
    mayNotKnow: OUTSIDE_UI,
  },
  {
    name: 'ui/components',
    prefix: 'packages/ui/src/components/',
    may: UI_BASE,
    mayNotKnow: OUTSIDE_UI,
  },
  {
    name: 'ui/layout',
    prefix: 'packages/ui/src/layout/',
    may: [...UI_BASE, 'ui/components'],
    mayNotKnow: OUTSIDE_UI,
  },
  {
    name: 'ui/concierge',
    // Without a slash: the door itself is a module of that name.
    prefix: 'packages/ui/src/concierge',
    may: [...UI_BASE, 'ui/components', 'ui/layout'],
    mayNotKnow: OUTSIDE_UI,
  },
  {
    name: 'ui/labels',
    prefix: 'packages/ui/src/labels/',
    may: [...UI_BASE, 'ui/components', 'ui/layout', 'ui/concierge'],
    mayNotKnow: OUTSIDE_UI,
  },
  {
    name: 'ui/testing',
    prefix: 'packages/ui/src/testing/',
    may: [...UI_BASE, 'ui/components', 'ui/layout', 'ui/concierge', 'ui/index'],
  },
  {
    name: 'ui/index',
    prefix: 'packages/ui/src/',
    may: [...UI_BASE, 'ui/components', 'ui/layout'],
  },
  { name: 'ui/tools', prefix: 'packages/ui/', may: [...UI_BASE, 'ui/index'] },

  { name: 'server/lib', prefix: 'packages/server/src/lib/', may: ['contract'] },
  {
    name: 'server/base',
    prefix: 'packages/server/src/database/',
    may: [...SERVER_BASE, 'server/base'],
  },
  { name: 'server/base', prefix: 'packages/server/src/auth/', may: SERVER_BASE },
  { name: 'server/base', prefix: 'packages/server/src/audit/', may: SERVER_BASE },
  { name: 'server/base', prefix: 'packages/server/src/live/', may: SERVER_BASE },
  { name: 'server/base', prefix: 'packages/server/src/icons/', may: SERVER_BASE },
  { name: 'server/base', prefix: 'packages/server/src/push/', may: SERVER_BASE },
  { name: 'server/base', prefix: 'packages/server/src/idempotency.ts', may: SERVER_BASE },
  { name: 'server/base', prefix: 'packages/server/src/pages/', may: SERVER_BASE },
  { name: 'server/base', prefix: 'packages/server/src/config.ts', may: SERVER_BASE },
  { name: 'server/base', prefix: 'packages/server/src/context.ts', may: SERVER_BASE },
  {
    name: 'server/features',
    prefix: 'packages/server/src/features/',
    may: [...SERVER_BASE, 'server/base'],
  },
  {
    name: 'server/app',
    prefix: 'packages/server/',
    may: [...SERVER_BASE, 'server/base', 'server/features', 'tooling'],
  },

  { name: 'console/lib', prefix: 'packages/console/src/lib/', may: CONSOLE_BASE },
  {
    name: 'console/features',
    prefix: 'packages/console/src/features/',
    may: [...CONSOLE_BASE, 'console/lib'],
  },
  { name: 'console/texts', prefix: 'packages/console/public/locales/', may: [] },
  { name: 'console/texts', prefix: 'packages/console/src/testing/wordList', may: ['contract'] },
  {
    name: 'console/app',
    prefix: 'packages/console/',
    may: [...CONSOLE_BASE, 'console/lib', 'console/features', 'console/texts'],
  },

  // Another product: it has what strangers have of the package, and nothing of the console.
  {
    name: 'tablet',
    prefix: 'packages/tablet/',
    may: ['contract', 'ui/index'],
    mayNotKnow: [
      /^@concierge\/ui\/(?!tokens\.css$|base\.css$)/,
      /^styled-components/,
      /^react-aria/,
    ],
  },

  { name: 'examples', prefix: 'examples/', may: ['ui/index', 'ui/layout', 'ui/labels'] },

  {
    name: 'stories/tablet',
    prefix: 'stories/tablet/',
    may: ['stories', 'ui/index', 'contract', 'tablet', 'console/texts'],
  },
  {
    name: 'stories/screens',
    prefix: 'stories/screens/',
    may: [
      'stories',
      'ui/index',
      'ui/concierge',
      'contract',
      'console/lib',
      'console/features',
      'console/app',
      'console/texts',
    ],
  },
  {
    name: 'stories',
    prefix: 'stories/',
    may: [
      'ui/index',
      'ui/tools',
      'ui/concierge',
      'ui/internal',
      'ui/foundations',
      'ui/labels',
      'console/texts',
    ],
  },
  { name: 'storybook', prefix: '.storybook/', may: ['ui/index', 'ui/tools', 'stories', 'tooling'] },
  {
    name: 'e2e',
    prefix: 'e2e/',
    may: ['contract', 'server/app', 'server/base', 'server/lib', 'tooling'],
  },
  { name: 'tooling', prefix: 'packages/tooling/', may: [] },
  {
    name: 'bench',
    prefix: 'bench/',
    may: [
      'console/features',
      'contract',
      'ui/index',
      'ui/concierge',
      'stories',
      'server/app',
      'server/base',
      'tooling',
    ],
  },
  { name: 'root', prefix: 'vite.config.ts', may: ['tooling'] },
  { name: 'root', prefix: 'vite.tablet.config.ts', may: ['tooling'] },
  { name: 'root', prefix: 'vitest.config.ts', may: ['tooling'] },
];

/** Contract modules without schemas. The others would ship their validator to the browser. */
const BROWSER_CONTRACT =
  /^packages\/contract\/src\/(accountPaths|auditKinds|bootData|browserOf|constants|devicePanelPaths|deviceLive|heldRows|live|messageStates|names|namespaces|newBuild|paths|requestOrder|requestRules|requestStates|requestView|runtimeConfig|serverClock|sessionEnd|staffPaths|timeLimit|times|uniqueKey|userTypes|wayOnPaths)$/;

const isTest = (file: string) => /\.(test|bench)\.tsx?$/.test(file) || file.includes('/testing/');

export function layerOf(path: string): Layer | undefined {
  return LAYERS.find((layer) => path.startsWith(layer.prefix));
}

const isPage = ({ name }: Layer) => name.startsWith('console/') || name === 'tablet';

function featureOf(path: string): string | undefined {
  return /^packages\/console\/src\/features\/(\w+)\//.exec(path)?.[1];
}

/** Across features only slices (actions, selectors) may be imported. */
function crossesFeatures({ from, to }: Edge): boolean {
  const own = featureOf(from);
  const other = featureOf(to);
  return own !== undefined && other !== undefined && own !== other && !/Slice(\.ts)?$/.test(to);
}

/** Why an import is not allowed, or `undefined`. */
export function violationOf(edge: Edge): string | undefined {
  const from = layerOf(edge.from);
  if (!from) return 'the importing file is in no layer';
  if (from.mayNotKnow?.some((pattern) => pattern.test(edge.specifier))) {
    return `${from.name} must not know ${edge.specifier}`;
  }
  const to = layerOf(edge.to);
  if (!to) return undefined;
  // Tests of the console run it against the real server; nothing of that ships.
  if (isTest(edge.from) && (to.name.startsWith('server/') || to.name === 'tooling'))
    return undefined;
  if (isTest(edge.from) && from.name.split('/')[0] === to.name.split('/')[0]) return undefined;
  if (isPage(from) && to.name === 'contract') {
    const light = edge.typeOnly || BROWSER_CONTRACT.test(edge.to) || isTest(edge.from);
    return light ? undefined : 'a page takes only types from contract modules with schemas';
  }
  if (crossesFeatures(edge)) return 'a feature may import another feature’s slice only';
  if (from.name === to.name || from.may.includes(to.name)) return undefined;
  return `${from.name} must not import ${to.name}`;
}
