import { UiProvider } from '@concierge/ui/foundations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { conformanceCases, type ConformanceCase } from '../conformance/cases.tsx';

const COLOR = 'rgb(1, 2, 3)';

interface Outcome {
  component: string;
  problems: string[];
}

/** Compares what a probe rendered with the conformance contract. */
function problemsIn(one: ConformanceCase, refs: readonly unknown[]): string[] {
  const only = (selector: string) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    return found.length === 1 ? found[0] : undefined;
  };
  const root = only('.probe');
  const carrier = only('[data-probe], [id="probe"], [aria-details]');
  if (!root || !carrier) return ['not exactly one element carries the probe'];
  const last = refs.at(-1);
  const refFits =
    one.refTo === 'control' ? last !== root && root.contains(last as Node) : last === root;
  const places = {
    root: carrier === root,
    control: carrier === last,
    group: carrier.role === 'group' && carrier.contains(last as Node),
  };
  const checks: [string, boolean][] = [
    ['place of the attributes', places[one.attributesTo ?? 'root']],
    ['id', carrier.id === 'probe'],
    ['data-probe', carrier.dataset.probe === 'data'],
    ['aria-details', carrier.getAttribute('aria-details') === 'elsewhere'],
    ['style', getComputedStyle(root).outlineColor === COLOR],
    ['data-component', root.dataset.component === (one.root ?? one.name)],
    ['ref', refFits],
  ];
  return checks.filter(([, passed]) => !passed).map(([name]) => name);
}

/** The trigger is the only thing on the page that Tab reaches. */
async function openRoot({ openedBy }: ConformanceCase): Promise<void> {
  if (!openedBy) return;
  await userEvent.tab();
  if (openedBy === 'press') await userEvent.keyboard('{Enter}');
}

async function check(one: ConformanceCase): Promise<Outcome> {
  const complaints = [spyOn(console, 'error'), spyOn(console, 'warn')];
  const called: string[] = [];
  const refs: unknown[] = [];
  const probe = {
    className: 'probe',
    style: { outlineColor: COLOR },
    id: 'probe',
    'data-probe': 'data',
    'aria-details': 'elsewhere',
    ref: (element: unknown) => {
      if (element) refs.push(element);
    },
  };
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const problems: string[] = [];
  try {
    root.render(
      <StrictMode>
        <UiProvider locale="en">{one.render(probe, (name) => called.push(name))}</UiProvider>
      </StrictMode>,
    );
    await waitFor(() =>
      expect(host.childElementCount || document.querySelector('.probe')).toBeTruthy(),
    );
    problems.push(...called.map((name) => `${name} was called on mount`));
    await openRoot(one);
    await waitFor(() => expect(document.querySelector('.probe, #probe')).not.toBeNull());
    problems.push(...problemsIn(one, refs));
  } finally {
    root.unmount();
    host.remove();
  }
  await waitFor(() => expect(document.querySelector('#probe')).toBeNull());
  const output = complaints.flatMap((spy) => spy.mock.calls.map((call) => `console: ${call[0]}`));
  for (const spy of complaints) spy.mockRestore();
  return { component: one.name, problems: [...problems, ...output] };
}

const meta = {
  title: 'Foundations/Conformance',
  tags: ['!dev'],
  render: () => (
    <>
      <p>Every public component is mounted in strict mode and held to the same contract:</p>
      <ul>
        <li>
          className and style reach exactly one element, which names the component in data-component
        </li>
        <li>
          id, data-* and aria-* reach the same, or the control of a field, or the group of its
          controls
        </li>
        <li>ref is the root, or the control inside that a form focuses</li>
        <li>nothing is called on mount, and nothing is written to the console</li>
      </ul>
      <p>{conformanceCases.map((one) => one.name).join(', ')}</p>
    </>
  ),
} satisfies Meta;

export default meta;

export const AllComponents: StoryObj<typeof meta> = {
  play: async () => {
    const outcomes: Outcome[] = [];
    for (const one of conformanceCases) outcomes.push(await check(one));
    await expect(outcomes.filter((outcome) => outcome.problems.length > 0)).toEqual([]);
  },
};
