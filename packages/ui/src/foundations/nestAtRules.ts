import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

const CONDITION = /^@(layer|media|container|supports)\b/;
const ONE_CLASS = /^\.[\w-]+$/;
const CLASSES = /\.[\w-]+/g;
const TOP_LEVEL_ONLY = /@(keyframes|font-face|property)\b/;

/**
 * A plugin for the `StyleSheetManager` of styled-components: writes `.a { @layer x { & { … } } }` instead of
 * `@layer x { .a { … } }`, which means the same. Chromium applies a style rule that is added to those elements alone that
 * it matches, and after any other rule it styles and lays out the whole page again: on a page with long tables that takes
 * longer than to render the component. Browsers without nested rules get what they got before.
 */
export const nestAtRules: StylisPlugin = function nestAtRules(element, _index, _siblings, next) {
  const { type, root, parent, children, value } = element;
  const [selector = '', ...others] = parent?.props ?? [];
  if (root !== null || !CONDITION.test(type) || !Array.isArray(children)) return;
  if (others.length > 0 || !ONE_CLASS.test(selector)) return;
  if (!globalThis.CSS?.supports?.('selector(&)')) return;
  const rules = children.map((child, index) => next(child, index, children, next) ?? '').join('');
  if (rules === '' || TOP_LEVEL_ONLY.test(rules)) return;
  const own = rules.replace(CLASSES, (name) => (name === selector ? '&' : name));
  element.return = `${selector}{${value}{${own}}}`;
  // What is already written is left alone by the plugins behind.
  element.type = 'decl';
};
