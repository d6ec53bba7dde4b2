import { THEME_RULES } from '@concierge/tooling/themeRules';
import type { Theme } from '@concierge/tooling/visualNames';
import axe, { type NodeResult, type Result } from 'axe-core';
import reviewed from './a11yReviewed.json';

/** What axe could not decide; a developer reviews it once (a11yReviewed.json). */
interface Undecided {
  rule: string;
  /** Why axe is unsure, for example `bgGradient`; empty when it does not say. */
  cause: string;
  /** Component, part and tag: `Sidebar Label a`. */
  target: string;
}

const CONTEXT = {
  include: document.body,
  exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
};

const targetOf = (node: NodeResult) => node.target.flat().join(' ');

/** The first message key in the data of its checks. */
function causeOf({ any, all, none }: NodeResult): string {
  const data = [...any, ...all, ...none].map((check) => check.data as unknown);
  const keyed = data.find(
    (item): item is { messageKey: string } =>
      typeof item === 'object' && item !== null && 'messageKey' in item,
  );
  return keyed?.messageKey ?? '';
}

/** Component, part and tag of what holds the text: class names change with every build. */
function stableTarget(selector: string): string {
  const element = document
    .querySelector(selector)
    ?.closest<HTMLElement>(':not([data-component="UserText"])');
  const component = element?.closest<HTMLElement>('[data-component]')?.dataset.component ?? 'Story';
  const part = element?.closest<HTMLElement>('[data-part]')?.dataset.part;
  return [component, part, element?.localName].filter(Boolean).join(' ');
}

const isReviewed = ({ rule, cause, target }: Undecided) =>
  reviewed.some(
    (entry) =>
      entry.rule === rule && entry.cause === cause && new RegExp(entry.target).test(target),
  );

/** What axe could not decide and nobody has reviewed. */
function undecided(results: readonly Result[]): string[] {
  const all = results.flatMap((result) =>
    result.nodes.map((node) => ({
      rule: result.id,
      cause: causeOf(node),
      target: stableTarget(targetOf(node)),
    })),
  );
  return all
    .filter((finding) => !isReviewed(finding))
    .map(({ rule, cause, target }) => `undecided: ${rule} (${cause}) on ${target}`);
}

function describeViolation(theme: Theme, { id, help, nodes }: Result): string {
  const lines = nodes.map((node) => `  ${targetOf(node)}\n    ${node.failureSummary ?? ''}`);
  return `${id} in the ${theme} theme: ${help}\n${lines.join('\n')}`;
}

/**
 * Hides the modals behind the one in front, which are inert: axe takes them for a part of the ground of a text over
 * several lines. Returns how to show them again.
 */
function hideCoveredModals(): () => void {
  const style = document.createElement('style');
  style.textContent =
    'body > [inert]:not(#storybook-root) { visibility: hidden !important; transition: none !important; }';
  document.head.append(style);
  return () => style.remove();
}

/**
 * Runs axe on what the story shows in a theme: all rules in its own theme, in another those whose answer can depend
 * on the theme.
 * @throws naming every violation, and what axe cannot decide unless it is in the list of reviewed findings
 */
export async function checkWithAxe(theme: Theme, own: Theme): Promise<void> {
  // A story is a piece of a page.
  const rules =
    theme === own ? { rules: { region: { enabled: false } } } : { runOnly: THEME_RULES };
  const showCoveredModals = hideCoveredModals();
  const { violations, incomplete } = await axe
    .run(CONTEXT, { resultTypes: ['violations', 'incomplete'], ...rules })
    .finally(showCoveredModals);
  const problems = [
    ...violations.map((result) => describeViolation(theme, result)),
    ...undecided(incomplete),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}
