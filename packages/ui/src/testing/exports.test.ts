import { expect, it } from 'vitest';
import * as concierge from '../concierge/index.ts';
import * as ui from '../index.ts';
import * as moved from '../moved.ts';

/** Exported values that are no components. */
const NO_COMPONENTS: Record<string, string> = {
  t: 'the tokens as CSS variables',
  iconNames: 'the names of the bundled icons',
  pageItems: 'the pages a pagination shows',
  pinnedColumn: 'keeps the first column of a table in view',
  registered: 'fits text fields to `register` of react-hook-form',
  toast: 'shows a toast',
  dismissToast: 'takes a toast away',
  preloadOverlays: 'loads ahead what opens later',
  TOAST_TIMEOUT: 'how long a toast stays, in ms',
  useSelectionColumn: 'a column of check boxes for a table',
};

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);
const exported = Object.keys(ui).filter((name) => !(name in moved));

it('exports nothing else than what is listed here', () => {
  expect(exported.filter((name) => !isComponent(name)).toSorted()).toEqual(
    Object.keys(NO_COMPONENTS).toSorted(),
  );
});

it('Q4 leads from the old names to the pieces behind the door, and to nothing new', () => {
  expect(ui).toMatchObject(moved);
  expect(concierge).toMatchObject(moved);
  expect(exported.filter((name) => name in concierge)).toEqual([]);
});
