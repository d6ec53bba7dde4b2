import axe, { type NodeResult, type Result, type RunOptions } from 'axe-core';
import { askAlso, reshapedThemes, ruleAndTheme, THEMES, type Theme } from './otherThemes.ts';

/** What axe could not decide by itself; a person looks at it once (a11yReviewed.json). */
export interface Undecided {
  rule: string;
  /** What axe stumbled over, for example `bgGradient`; empty when it does not say. */
  cause: string;
  /** The element by what does not change: `Sidebar Label`. */
  target: string;
}

const CONTEXT = {
  include: document.body,
  exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
};

const targetOf = (node: NodeResult) => node.target.flat().join(' ');

/** Why axe is unsure: the first key its checks leave. */
function causeOf({ any, all, none }: NodeResult): string {
  const data = [...any, ...all, ...none].map((check) => check.data as unknown);
  const keyed = data.find(
    (item): item is { messageKey: string } =>
      typeof item === 'object' && item !== null && 'messageKey' in item,
  );
  return keyed?.messageKey ?? '';
}

/** The component an element belongs to and its part: class names change with every build. */
function stableTarget(selector: string): string {
  const element = document.querySelector<HTMLElement>(selector);
  const component = element?.closest<HTMLElement>('[data-component]')?.dataset.component ?? 'Story';
  const part = element?.closest<HTMLElement>('[data-part]')?.dataset.part;
  return [component, part, element?.localName].filter(Boolean).join(' ');
}

/** From axe's findings to what is kept of them, each once. */
function undecided(results: readonly Result[]): Undecided[] {
  const all = results.flatMap((result) =>
    result.nodes.map((node) => ({
      rule: ruleAndTheme(result.id).rule,
      cause: causeOf(node),
      target: stableTarget(targetOf(node)),
    })),
  );
  return [...new Map(all.map((item) => [Object.values(item).join('|'), item])).values()];
}

function describeViolation(shown: Theme, result: Result): string {
  const { rule, theme = shown } = ruleAndTheme(result.id);
  const nodes = result.nodes.map((node) => `  ${targetOf(node)}\n    ${node.failureSummary ?? ''}`);
  return `${rule} in the ${theme} theme: ${result.help}\n${nodes.join('\n')}`;
}

async function check(shown: Theme, also: RunOptions['rules'] = {}): Promise<Undecided[]> {
  const { violations, incomplete } = await axe.run(CONTEXT, {
    resultTypes: ['violations', 'incomplete'],
    // A story is a piece of a page.
    rules: { ...also, region: { enabled: false } },
  });
  if (violations.length > 0) {
    throw new Error(violations.map((result) => describeViolation(shown, result)).join('\n\n'));
  }
  return undecided(incomplete);
}

/**
 * axe on what the story shows now, in its own theme and then in the others: there only for colours, where
 * nothing else has changed.
 * @throws naming every violation
 */
export async function checkThemes(own: Theme): Promise<Undecided[]> {
  try {
    const found = await check(own, askAlso(THEMES.filter((name) => name !== own)));
    for (const theme of reshapedThemes()) {
      document.documentElement.dataset.theme = theme;
      found.push(...(await check(theme)));
    }
    return found;
  } finally {
    document.documentElement.dataset.theme = own;
  }
}
