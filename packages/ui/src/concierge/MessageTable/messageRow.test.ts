import { describe, expect, it } from 'vitest';
import { MESSAGE_COLUMNS, canPublishRow, isSortableColumn, type MessageRow } from './messageRow.ts';

const row: MessageRow = {
  message_id: 1,
  type: 1,
  title: 'Pool closed',
  message: 'Until noon.',
  state: 1,
  username: 'ayse',
  service_name: null,
  icon_path: null,
  created_date: '02.03.2026 09:30',
  device_count: 2,
  selected_devices: [],
};

it('E4 only a draft with devices can be published', () => {
  expect(canPublishRow(row)).toBe(true);
  expect(canPublishRow({ ...row, device_count: 0 })).toBe(false);
  expect(canPublishRow({ ...row, state: 2 })).toBe(false);
  expect(canPublishRow({ ...row, locked: true })).toBe(false);
});

describe('columns', () => {
  it('E1 title, operator, status and created date sort', () => {
    expect(MESSAGE_COLUMNS.filter(isSortableColumn)).toEqual([
      'title',
      'username',
      'state',
      'created_date',
    ]);
  });
});
