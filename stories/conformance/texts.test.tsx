import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditTableLabels } from '../fixtures/audit.ts';
import {
  devicePickerLabels,
  deviceTagsLabels,
  messageDetailsLabels,
  messageFormLabels,
  messageTableLabels,
} from '../fixtures/messages.ts';
import { iconPickerLabels, serviceFormLabels, serviceTableLabels } from '../fixtures/services.ts';
import { sessionsLabels } from '../fixtures/sessions.ts';
import { userFormLabels, userServicesLabels, userTableLabels } from '../fixtures/users.ts';
import {
  connectionLabels,
  loginLabels,
  replyLabels,
  requestLabels,
  sidebarLabels,
} from '../fixtures/words.ts';

const LOCALE = join(import.meta.dirname, '../../packages/console/public/locales/en');

/** Whatever a label takes in: a row, a name, a state, a number that is not one. */
const VALUE = Object.assign(Object('2'), { device_name: '2' });

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [value(VALUE, VALUE)];
  return Object.values(value as object).flatMap(textsOf);
}

/** A text of the product with any values in it. */
function patternOf(text: string): RegExp {
  const parts = text
    .split(/\{\{.*?\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

const product = readdirSync(LOCALE)
  .flatMap((file) => textsOf(JSON.parse(readFileSync(join(LOCALE, file), 'utf8'))))
  .map(patternOf);

it.each(
  Object.entries({
    auditTableLabels,
    connectionLabels,
    devicePickerLabels,
    deviceTagsLabels,
    iconPickerLabels,
    loginLabels,
    messageDetailsLabels,
    messageFormLabels,
    messageTableLabels,
    replyLabels,
    requestLabels,
    serviceFormLabels,
    serviceTableLabels,
    sessionsLabels,
    sidebarLabels,
    userFormLabels,
    userServicesLabels,
    userTableLabels,
  }),
)('%s of the stories are the product’s texts', (_name, labels) => {
  const own = textsOf(labels).filter((text) => !product.some((pattern) => pattern.test(text)));
  expect(own).toEqual([]);
});
