import { expect, it } from 'vitest';
import { addressOf, type View, viewOf } from './view.ts';

const VIEWS: View[] = [
  { name: 'services' },
  { name: 'language' },
  { name: 'requests' },
  { name: 'messages' },
  { name: 'service', id: 3 },
  { name: 'sent', id: 4 },
  { name: 'request', id: 4 },
  { name: 'message', id: 5 },
];

it.each(VIEWS)('Q10 the address of $name leads back to it', (view) => {
  expect(viewOf(new URL(addressOf(view), 'http://room').search)).toEqual(view);
});

it.each(['?service=0', '?message=x', '?sent', '?nothing=1', ''])(
  'Q10 %s leads to the services',
  (search) => {
    expect(viewOf(search)).toEqual({ name: 'services' });
  },
);
