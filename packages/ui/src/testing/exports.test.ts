import { expect, it } from 'vitest';
import * as ui from '../index.ts';
import { conformanceCases } from './cases.ts';

/** Exported components that render no element of their own, each with the reason. */
const WITHOUT_ROOT: Record<string, string> = {
  BaseStyle: 'a style sheet without the tokens',
  GlobalStyle: 'a style sheet for the whole page',
  UiProvider: 'context for what is below it',
};

/** Exported values that are no components. */
const NO_COMPONENTS: Record<string, string> = {
  t: 'the tokens as CSS variables',
  iconNames: 'the names of the bundled icons',
  pageItems: 'the pages a pagination shows',
  readableTextOn: 'the text colour for a background',
  toast: 'shows a toast',
  dismissToast: 'takes a toast away',
  preloadOverlays: 'loads ahead what opens later',
  TOAST_TIMEOUT: 'how long a toast stays, in ms',
};

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);
const exported = Object.keys(ui);
const cases = conformanceCases.map(({ name }) => name);

it('holds every exported component to the conformance contract, once', () => {
  expect([...cases, ...Object.keys(WITHOUT_ROOT)].toSorted()).toEqual(
    exported.filter(isComponent).toSorted(),
  );
});

it('exports nothing else than what is listed here', () => {
  expect(exported.filter((name) => !isComponent(name)).toSorted()).toEqual(
    Object.keys(NO_COMPONENTS).toSorted(),
  );
});
