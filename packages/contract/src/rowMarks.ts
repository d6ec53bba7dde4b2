import type { LivePayloads } from './live.ts';
import { RequestState } from './requestStates.ts';
import type { SharedRequest } from './requestView.ts';

/** Marks of a request that change with its approver or its device, without an event of its own. */
type Marked = Pick<
  SharedRequest,
  | 'state_id'
  | 'approved_by'
  | 'approver_gone'
  | 'device_id'
  | 'device_name'
  | 'service_date'
  | 'previous_stay'
  | 'stay_lang'
  | 'do_not_disturb'
>;

/** The request after an event of a user; the same object when the event does not concern it. */
export function afterUserChanged<Row extends Marked>(
  row: Row,
  { user_id, username }: LivePayloads['user.changed'],
): Row {
  const isGone =
    username === null && row.state_id === RequestState.approved && row.approved_by === user_id;
  return isGone && !row.approver_gone ? { ...row, approver_gone: true } : row;
}

/** The request after an event of a device: its name and stay; the same object when nothing of it changes. */
export function afterDeviceChanged<Row extends Marked>(
  row: Row,
  { device_id, device: { name, stay } }: LivePayloads['device.changed'],
): Row {
  if (row.device_id !== device_id) return row;
  const renamed = row.device_name === name ? row : { ...row, device_name: name };
  if (!stay || row.previous_stay) return renamed;
  if (row.service_date < stay.started_at) return { ...renamed, previous_stay: true };
  const { lang, do_not_disturb } = stay;
  const isSame = (row.stay_lang ?? null) === lang && !row.do_not_disturb === !do_not_disturb;
  if (isSame) return renamed;
  const { stay_lang: _lang, do_not_disturb: _disturb, ...rest } = renamed;
  return {
    ...rest,
    ...(lang === null ? {} : { stay_lang: lang }),
    ...(do_not_disturb ? { do_not_disturb } : {}),
  } as Row;
}
