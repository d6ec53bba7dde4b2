import { expect, it } from 'vitest';
import { isOwnAnswer } from './ownAnswer.ts';

const [JSON_TYPE, HTML] = ['application/json; charset=utf-8', 'text/html'];

it.each([
  [true, 'a list', 200, JSON_TYPE, [], 'length'],
  [true, 'a row', 201, JSON_TYPE, { id: 1 }, 'id'],
  [true, 'nothing where nothing is asked for', 204, undefined, '', undefined],
  [true, 'a problem', 403, JSON_TYPE, { errorCode: 'forbidden' }, 'id'],
  [false, 'the page of a portal', 200, HTML, '<h1>Welcome</h1>', undefined],
  [false, 'an empty answer', 200, undefined, '', undefined],
  [false, 'nothing for a row', 204, undefined, '', 'id'],
  [false, 'JSON of a portal', 200, JSON_TYPE, { status: 'login' }, 'length'],
  [false, 'JSON that is no object', 200, JSON_TYPE, null, undefined],
  [false, 'JSON that is called a page', 200, HTML, { id: 1 }, 'id'],
  [false, 'a refusal of a gateway', 403, JSON_TYPE, { message: 'Forbidden' }, undefined],
  [false, 'a sign-in page of a proxy', 401, HTML, '<form>', undefined],
  [false, 'a page of a load balancer', 503, HTML, '<h1>503</h1>', undefined],
  [false, 'an empty refusal', 511, undefined, '', undefined],
])('Y63 %s: %s', (own, _what, status, contentType, body, has) => {
  expect(isOwnAnswer({ status, contentType, body }, has)).toBe(own);
});
