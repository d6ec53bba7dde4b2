import { describe, expect, it } from 'vitest';
import { listKey } from '../../lib/list/listState.ts';
import {
  REQUEST_LIST_SHAPES,
  SERVICE_DETAIL_SHAPE,
  columnOf,
  readRequestListCall,
  sortColumnOf,
  toRequestQuery,
  type RequestListName,
} from './requestQuery.ts';

const read = (list: RequestListName, query = '') =>
  readRequestListCall(new URLSearchParams(query), REQUEST_LIST_SHAPES[list]);
const asked = (list: RequestListName, query = '') => toRequestQuery(read(list, query));

describe('a request list and its address', () => {
  it('D1 each list has the columns of the specification', () => {
    const columns = (list: RequestListName) => REQUEST_LIST_SHAPES[list].columns.join(' ');
    expect(columns('waiting')).toBe('status service_date device_name service_name note');
    expect(columns('approved')).toBe(
      'service_date device_name service_name approved_by_name approved_at note',
    );
    expect(columns('canceled')).toBe(
      'service_date device_name service_name canceled_by_name canceled_at note',
    );
    expect(columns('done')).toBe(
      'service_date device_name service_name approved_by_name approved_at completed_by_name completed_at note',
    );
  });

  it('C3 the detail of a card shows the open requests of its service', () => {
    expect(SERVICE_DETAIL_SHAPE.columns).toEqual([
      'status',
      'service_date',
      'device_name',
      'approved_by_name',
      'note',
    ]);
    const call = readRequestListCall(new URLSearchParams('service=4'), SERVICE_DETAIL_SHAPE, {
      service_id: 4,
    });
    expect(toRequestQuery(call).filter).toEqual({ 'state_id in': [1, 2], 'service_id =': 4 });
  });

  it.each<[RequestListName, number]>([
    ['waiting', 1],
    ['approved', 2],
    ['canceled', 3],
    ['done', 4],
  ])('D3 %s queries its state, ten at a time, newest first', (list, state) => {
    expect(asked(list)).toEqual({
      filter: { 'state_id in': [state] },
      query: { limit: 10, offset: 0, orderBy: 'id', direction: 'DESC' },
    });
  });

  it('D2 filters of the address are those of the call', () => {
    expect(asked('approved', 'device_id=3&service_id=4&approved_by=5').filter).toEqual({
      'state_id in': [2],
      'device_id =': 3,
      'service_id =': 4,
      'approved_by =': 5,
    });
    expect(asked('canceled', 'canceled_by=6').filter).toMatchObject({ 'canceled_by =': 6 });
  });

  it('D2 a filter that the list does not have narrows nothing unseen', () => {
    expect(asked('waiting', 'approved_by=5').filter).toEqual({ 'state_id in': [1] });
    expect(asked('waiting', 'device_id=0').filter).toEqual({ 'state_id in': [1] });
  });

  const SINCE = '2026-10-24T22:00:00.000Z';
  const UNTIL = '2026-10-25T23:00:00.000Z';
  const between = { 'service_date >=': SINCE, 'service_date <': UNTIL };

  it.each([
    // What a report counted, wherever the browser is.
    [`from=2026-10-25&to=2026-10-25&since=${SINCE}&until=${UNTIL}`, between],
    [`since=${SINCE}&until=${UNTIL}&weekday=7&hour=2`, { ...between, 'weekday =': 7, 'hour =': 2 }],
    // An hour of no days in particular, and what is no instant or no hour.
    ['weekday=7&hour=2', {}],
    [`since=${SINCE}&until=tomorrow`, {}],
    [`since=${SINCE}&until=${UNTIL}&weekday=8&hour=24`, between],
  ])('P1 %s is the list that a report counted', (query, filter) => {
    expect(asked('done', query).filter).toEqual({ 'state_id in': [4], ...filter });
  });

  it('D3 order, page and size are the address’s', () => {
    expect(asked('done', 'orderBy=completed_at&direction=ASC&limit=25&offset=50').query).toEqual({
      limit: 25,
      offset: 50,
      orderBy: 'completed_at',
      direction: 'ASC',
    });
  });

  it('D3 the status column is sorted by its state', () => {
    expect(sortColumnOf('status')).toBe('state_id');
    expect(columnOf('state_id')).toBe('status');
    expect(columnOf('id')).toBeNull();
  });

  it('lists differ by what they query, and by nothing else', () => {
    expect(listKey(read('waiting', 'reply=4'))).toBe(listKey(read('waiting')));
    expect(listKey(read('waiting', 'offset=10'))).not.toBe(listKey(read('waiting')));
    expect(listKey(read('done'))).not.toBe(listKey(read('waiting')));
  });
});
