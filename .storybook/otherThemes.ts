import { COLOR_RULES, shapeOfPage } from '@concierge/tooling/themedAxe';
import axe, { type RunOptions } from 'axe-core';

/** The themes every story is checked in. */
export const THEMES = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** An element as axe keeps it while it runs: its place, and what it has read of its style. */
interface KeptElement {
  children: KeptElement[];
  _cache: Record<string, unknown>;
  _stackingContext?: unknown;
}

interface AxeRule {
  id: string;
  matches: (...element: unknown[]) => boolean;
}

/** What axe holds while it runs, beyond its types. */
const internals = axe as unknown as {
  _tree: KeptElement[];
  _memoizedFns: { clear: () => void }[];
  _audit: { rules: AxeRule[] };
};

/** Where the run has come to. */
const run = {
  shape: '',
  others: [] as Theme[],
  isRecolored: false,
  /** Themes in which more than colours differs. */
  reshaped: [] as Theme[],
  shown: [] as Theme[],
};

const isOfStyle = (key: string) => key.startsWith('computedStyle_') || key === 'getBackgroundColor';

/** The tree and the places of its elements stay: they are the same in a theme that only recolors. */
function forgetStyles(elements: readonly KeptElement[]): void {
  for (const element of elements) {
    for (const key of Object.keys(element._cache)) if (isOfStyle(key)) delete element._cache[key];
    element._stackingContext = undefined;
    forgetStyles(element.children);
  }
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  run.isRecolored = shapeOfPage() === run.shape;
  if (!run.isRecolored) run.reshaped.push(theme);
  forgetStyles(internals._tree);
  for (const remembered of internals._memoizedFns) remembered.clear();
  run.shown.push(theme);
}

const idIn = (theme: Theme, rule: string) => `${rule} in ${theme}`;
const originals = internals._audit.rules.filter(({ id }) => COLOR_RULES.includes(id));
const metadataOf = (rule: string) => axe.getRules().find(({ ruleId }) => ruleId === rule);

/** The rules of a theme: first one that shows it, then those about colours, as axe has them. */
function rulesOf(theme: Theme) {
  return [
    {
      id: idIn(theme, 'shown'),
      selector: 'body',
      enabled: false,
      any: [idIn(theme, 'shown')],
      matches: () => run.others.includes(theme),
    },
    ...originals.map((rule) => ({
      ...rule,
      id: idIn(theme, rule.id),
      enabled: false,
      metadata: metadataOf(rule.id),
      matches: (...element: unknown[]) => run.isRecolored && rule.matches(...element),
    })),
  ];
}

const RULES = THEMES.flatMap((theme) =>
  ['shown', ...COLOR_RULES].map((rule) => ({ id: idIn(theme, rule), rule, theme })),
);

// Axe runs its rules one after the other in the order in which it was told of them.
axe.configure({
  checks: THEMES.map((theme) => ({
    id: idIn(theme, 'shown'),
    evaluate: () => {
      show(theme);
      return true;
    },
  })),
  rules: THEMES.flatMap(rulesOf),
});

/** What a rule is called everywhere, and the theme it looked at, if not that of the story. */
export function ruleAndTheme(id: string): { rule: string; theme?: Theme } {
  return RULES.find((one) => one.id === id) ?? { rule: id };
}

/**
 * Has the next run of axe ask the rules about colours in the other themes too, on the tree it has built by
 * then: what takes most of its time is the same in all of them.
 */
export function askAlso(others: Theme[]): RunOptions['rules'] {
  Object.assign(run, { shape: shapeOfPage(), others, reshaped: [], shown: [] });
  const asked = RULES.filter(({ theme }) => others.includes(theme));
  return Object.fromEntries(asked.map(({ id }) => [id, { enabled: true }]));
}

/**
 * The themes in which the page is not the same but for its colours, so that they need a run of their own.
 * @throws when the run has not come to a theme
 */
export function reshapedThemes(): Theme[] {
  const missed = run.others.filter((theme) => !run.shown.includes(theme));
  if (missed.length > 0) throw new Error(`axe has not looked at the page in ${missed.join(', ')}`);
  return run.reshaped;
}
