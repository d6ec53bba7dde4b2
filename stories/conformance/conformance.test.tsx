// oxlint-disable no-restricted-imports -- every public name
import * as ui from '@concierge/ui';
import * as concierge from '@concierge/ui/concierge';
import * as forms from '@concierge/ui/concierge/forms';
import * as toasts from '@concierge/ui/Toaster';
// oxlint-enable no-restricted-imports
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { conformanceCases, type ConformanceCase } from './cases.tsx';

/** Exported components that render no element of their own, each with the reason. */
const WITHOUT_ROOT: Record<string, string> = {
  BaseStyle: 'a style sheet without the tokens',
  GlobalStyle: 'a style sheet for the whole page',
  ScopedBaseStyle: 'styles for the elements in it; it is no part of an interface',
  UiProvider: 'context for what is below it',
};

/** What every component passes on. */
const PROBE = {
  className: 'probe-class',
  style: { outlineColor: 'rgb(1, 2, 3)' },
  id: 'probe-id',
  'data-probe': 'probe-data',
  ref: () => undefined,
};

function renderCase(one: ConformanceCase): { html: string; called: string[] } {
  const called: string[] = [];
  const element = one.render(PROBE, (name) => called.push(name));
  return { html: renderToString(<ui.UiProvider locale="cs">{element}</ui.UiProvider>), called };
}

/** A layer of the package, an animation, or a mark of styled-components. */
const LAYERED = /^\s*(@layer concierge\.|@keyframes |data-styled\.g\d+\[)/;

/** The selector or condition of every rule that is in no other. */
function outermostRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      if (depth === 0) rules.push(css.slice(start, at));
      depth += 1;
    } else if (css[at] === '}') {
      depth -= 1;
      start = at + 1;
    }
  }
  return rules;
}

afterEach(() => vi.restoreAllMocks());

it('holds every exported component to the conformance contract, once', () => {
  const components = Object.keys({ ...ui, ...toasts, ...concierge, ...forms }).filter((name) =>
    /^[A-Z][a-z]/.test(name),
  );
  const cases = conformanceCases.map(({ name }) => name);
  expect([...cases, ...Object.keys(WITHOUT_ROOT)].toSorted()).toEqual(components.toSorted());
});

describe.each(conformanceCases)('$name on a server', (one) => {
  it('renders silently and calls nothing', () => {
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const { html, called } = renderCase(one);
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
    expect(called).toEqual([]);
    expect(html.includes('probe-id')).toBe(!one.overlay);
  });
});

describe.each(conformanceCases)('$name', (one) => {
  it('Q2 has no rule outside the cascade layers of the package', () => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(one.render({}, () => undefined)));
    const css = sheet.getStyleTags().replace(/<[^>]*>|\/\*.*?\*\//gs, '');
    sheet.seal();
    const outside = outermostRules(css).filter((rule) => !LAYERED.test(rule));
    expect(outside).toEqual([]);
  });
});
