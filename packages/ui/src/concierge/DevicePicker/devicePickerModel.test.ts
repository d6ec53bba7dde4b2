import { describe, expect, it } from 'vitest';
import {
  devicePage,
  filterDevices,
  hasFilter,
  selectDevices,
  selectionOf,
  toggleDevice,
  type DeviceOption,
} from './devicePickerModel.ts';

const devices = (count: number): DeviceOption[] =>
  Array.from({ length: count }, (_, index) => ({
    serial_id: `TAB-${index + 1}`,
    name: `Room ${index + 1}`,
  }));

describe('hasFilter', () => {
  it.each([
    [0, false],
    [10, false],
    [11, true],
  ])('E8 with %i devices: %s', (count, expected) => {
    expect(hasFilter(devices(count))).toBe(expected);
  });
});

describe('filterDevices', () => {
  const rooms: DeviceOption[] = [
    { serial_id: 'TAB-9F2', name: 'İnci Süiti' },
    { serial_id: 'tab-101', name: 'ISPARTA Odası' },
    { serial_id: 'K7', name: 'Šárka' },
  ];
  it.each([
    ['inci', ['TAB-9F2']],
    ['İNCİ', ['TAB-9F2']],
    ['ısparta', ['tab-101']],
    ['Tab-', ['TAB-9F2', 'tab-101']],
    ['šÁRKA', ['K7']],
    ['  k7 ', ['K7']],
    ['', ['TAB-9F2', 'tab-101', 'K7']],
    ['sauna', []],
  ])('E8 %j finds by name or serial number ignoring case', (query, expected) => {
    expect(filterDevices(rooms, query).map(({ serial_id }) => serial_id)).toEqual(expected);
  });
});

describe('devicePage', () => {
  it.each([
    [0, 0, 0, 1],
    [15, 0, 15, 1],
    [16, 0, 15, 2],
    [16, 1, 1, 2],
    [31, 2, 1, 3],
  ])('E8 of %i devices page %i has %i rows of %i pages', (count, page, rows, pageCount) => {
    const shown = devicePage(devices(count), page);
    expect(shown.rows).toHaveLength(rows);
    expect(shown.pageCount).toBe(pageCount);
  });

  it('stays on the last page when the list got shorter', () => {
    expect(devicePage(devices(16), 7)).toMatchObject({ page: 1, rows: [{ serial_id: 'TAB-16' }] });
  });
});

describe('selection', () => {
  const page = devices(3);

  it('toggles one device', () => {
    expect(toggleDevice(['TAB-9'], 'TAB-1')).toEqual(['TAB-9', 'TAB-1']);
    expect(toggleDevice(['TAB-9', 'TAB-1'], 'TAB-9')).toEqual(['TAB-1']);
  });

  it('knows how many devices are chosen', () => {
    expect(selectionOf(page, new Set([]))).toBe('none');
    expect(selectionOf(page, new Set(['TAB-9']))).toBe('none');
    expect(selectionOf(page, new Set(['TAB-1']))).toBe('some');
    expect(selectionOf(page, new Set(['TAB-3', 'TAB-1', 'TAB-2']))).toBe('all');
    expect(selectionOf([], new Set(['TAB-1']))).toBe('none');
  });

  it('E8 selecting or clearing a page leaves other pages alone and adds nothing twice', () => {
    expect(selectDevices(page, ['TAB-9', 'TAB-2'], true)).toEqual([
      'TAB-9',
      'TAB-2',
      'TAB-1',
      'TAB-3',
    ]);
    expect(selectDevices(page, ['TAB-9', 'TAB-2'], false)).toEqual(['TAB-9']);
  });
});
