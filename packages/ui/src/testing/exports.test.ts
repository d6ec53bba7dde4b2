import { expect, it } from 'vitest';
import * as forms from '../concierge/forms.ts';
import * as concierge from '../concierge/index.ts';
import * as ui from '../index.ts';

/** Exported values that are no components. */
const NO_COMPONENTS: Record<string, string> = {
  t: 'the tokens as CSS variables',
  iconNames: 'the names of the bundled icons',
  pageItems: 'the pages a pagination shows',
  registered: 'fits text fields to `register` of react-hook-form',
  preloadOverlays: 'loads ahead what opens later',
  nestAtRules: 'writes rules so that what opens lays out nothing else',
};

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);
const exported = Object.keys(ui);

it('exports nothing else than what is listed here', () => {
  expect(exported.filter((name) => !isComponent(name)).toSorted()).toEqual(
    Object.keys(NO_COMPONENTS).toSorted(),
  );
});

it('Q4 keeps the pieces of the console behind an entry of their own', () => {
  expect(exported.filter((name) => name in concierge || name in forms)).toEqual([]);
});
