import { describe, expect, it } from 'vitest';
import {
  messageFormSchema,
  missingParts,
  nextPart,
  primaryAction,
  tabOf,
  type MessageFormTab,
  type MessageFormValues,
} from './messageFormModel.ts';

const complete: MessageFormValues = {
  type: 1,
  title: 'Pool closed',
  message: 'Until noon.',
  device_serial_id: ['TAB-1'],
};

describe('missingParts', () => {
  it.each<[Partial<MessageFormValues>, string[]]>([
    [{}, []],
    [{ title: ' ' }, ['title']],
    [{ message: '\n' }, ['message']],
    [{ device_serial_id: [] }, ['device_serial_id']],
    [{ title: '', device_serial_id: [] }, ['title', 'device_serial_id']],
  ])('E6 with %j: %j', (change, expected) => {
    expect(missingParts({ ...complete, ...change })).toEqual(expected);
  });
});

describe('primaryAction', () => {
  it('E6 is Next while something is missing, then Save', () => {
    for (const change of [{ title: '' }, { message: '' }, { device_serial_id: [] }]) {
      expect(primaryAction({ ...complete, ...change }, 'create')).toBe('next');
      expect(primaryAction({ ...complete, ...change }, 'edit')).toBe('next');
    }
    expect(primaryAction(complete, 'create')).toBe('save');
    expect(primaryAction(complete, 'edit')).toBe('save');
  });

  it('E7 is Send in the context of a request', () => {
    expect(primaryAction(complete, 'request')).toBe('send');
    expect(primaryAction({ ...complete, title: '' }, 'request')).toBe('send');
  });
});

describe('nextPart', () => {
  it.each<[Partial<MessageFormValues>, MessageFormTab, string | undefined]>([
    [{ device_serial_id: [] }, 'message', 'device_serial_id'],
    [{ device_serial_id: [] }, 'users', 'device_serial_id'],
    [{ title: '', device_serial_id: [] }, 'message', 'title'],
    [{ title: '', device_serial_id: [] }, 'users', 'device_serial_id'],
    [{ message: '' }, 'users', 'message'],
    [{}, 'message', undefined],
  ])('E6 with %j on tab %s: %s', (change, tab, expected) => {
    expect(nextPart({ ...complete, ...change }, tab)).toBe(expected);
  });

  it('knows the tab of every part', () => {
    expect(tabOf('title')).toBe('message');
    expect(tabOf('message')).toBe('message');
    expect(tabOf('device_serial_id')).toBe('users');
  });
});

it('E6 the schema agrees with the missing parts and trims', async () => {
  expect(messageFormSchema.isValidSync(complete)).toBe(true);
  for (const change of [{ title: ' ' }, { message: '' }, { device_serial_id: [] }]) {
    expect(messageFormSchema.isValidSync({ ...complete, ...change })).toBe(false);
  }
  expect(messageFormSchema.cast({ ...complete, title: ' Pool ' }).title).toBe('Pool');
});
