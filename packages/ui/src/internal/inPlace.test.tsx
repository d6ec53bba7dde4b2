import { renderToString } from 'react-dom/server';
import type { IStyleSheetContext } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { drawsInPlace, inPlace } from './inPlace.ts';

const SHEET = {} as IStyleSheetContext;

function Mark({ text }: { text: string }) {
  return <i>{text}</i>;
}
drawsInPlace(Mark, ({ text }) => <b>{text}</b>);

function Other() {
  return <i>other</i>;
}

describe('drawing in place', () => {
  it('draws what the component draws', () => {
    expect(renderToString(inPlace(<Mark text="now" />, SHEET))).toBe('<b>now</b>');
  });

  it.each([
    { what: 'an instance of its own, by its key', value: <Mark key="one" text="now" /> },
    { what: 'a component that says nothing of it', value: <Other /> },
    { what: 'an element of the page', value: <u>now</u> },
    { what: 'a text', value: 'now' },
    { what: 'nothing', value: null },
  ])('leaves $what as it is', ({ value }) => {
    expect(inPlace(value, SHEET)).toBe(value);
  });
});
