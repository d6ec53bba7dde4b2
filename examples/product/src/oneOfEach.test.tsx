import { Activity, type ComponentType, StrictMode, Suspense, act, use } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '@concierge/ui';

// In jsdom and in happy-dom.
const examples = import.meta.glob<ComponentType>('./examples/*.tsx', {
  eager: true,
  import: 'default',
});
const names = Object.keys(examples).map((path) => path.replace(/^.*\/|\.tsx$/g, ''));
/** What the first button of an example opens. */
const OPENED = {
  Modal: 'dialog',
  BottomSheet: 'dialog',
  ConfirmDialog: 'alertdialog',
  IconPicker: 'dialog',
  Menu: 'menu',
  Popover: 'dialog',
  Select: 'listbox',
  DatePicker: 'dialog',
  ColorField: 'dialog',
  Toaster: 'status',
} as const;

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const errors = vi.spyOn(console, 'error');
const after = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

const never = new Promise<never>(() => undefined);
const Waits = () => use(never);

/** Shows the example, hides it or puts a fallback in its place. */
function page(name: string) {
  const Example = examples[`./examples/${name}.tsx`];
  if (!Example) throw new Error(`No example of ${name}`);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = (state: 'shown' | 'hidden' | 'waiting') =>
    act(async () =>
      root.render(
        <StrictMode>
          <UiProvider locale="en">
            <Suspense fallback="Wait">
              <Activity mode={state === 'hidden' ? 'hidden' : 'visible'}>
                <Example />
                {state === 'waiting' && <Waits />}
              </Activity>
            </Suspense>
          </UiProvider>
        </StrictMode>,
      ),
    );
  const leave = async () => {
    await act(async () => root.unmount());
    host.remove();
  };
  return { host, show, leave };
}

const opened = (role: string) => document.querySelector(`[role="${role}"]`);
const isFree = () =>
  !document.querySelector('[inert], [aria-hidden="true"]:not(svg, svg *)') &&
  document.documentElement.style.overflow === '';

/** Waits for what takes a frame or two, as the focus does. */
async function until(check: () => boolean) {
  for (let at = 0; at < 200 && !check(); at += 1) await after(10);
  expect(check()).toBe(true);
}

/** Opens it; the focus moves in, except into a toast. */
async function open(host: Element, role: string) {
  await act(async () => host.querySelector('button')?.click());
  const hasFocus = () => opened(role)?.contains(document.activeElement) ?? false;
  await until(() => (role === 'status' ? opened(role) !== null : hasFocus()));
}

afterEach(() => {
  expect(errors.mock.calls).toEqual([]);
});

describe('Q21', () => {
  it.each(names)('%s renders', async (name) => {
    const { host, show, leave } = page(name);
    await show('shown');
    expect(host.childElementCount).toBeGreaterThan(0);
    await leave();
  });

  it.each(Object.entries(OPENED))('%s opens and closes', async (name, role) => {
    const { host, show, leave } = page(name);
    await show('shown');
    await open(host, role);
    if (role === 'status') {
      await act(async () => opened(role)?.querySelector('button')?.click());
    } else {
      const target = document.activeElement ?? document.body;
      const key = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
      await act(async () => target.dispatchEvent(new KeyboardEvent('keydown', key)));
    }
    await until(() => opened(role) === null);
    await leave();
  });

  it.each(Object.entries(OPENED))(
    '%s leaves nothing behind when it goes while open',
    async (name, role) => {
      for (const state of ['hidden', 'waiting', 'shown'] as const) {
        const { host, show, leave } = page(name);
        await show('shown');
        await open(host, role);
        await show(state);
        await show('shown');
        await leave();
        await until(() => opened(role) === null && isFree());
      }
    },
  );
});
