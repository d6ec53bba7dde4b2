import type { DeviceFormLabels } from '@concierge/ui/concierge/DeviceForm';
import type { DeviceKeyLabels } from '@concierge/ui/concierge/DeviceKeyModal';
import type { KeySheetLabels } from '@concierge/ui/concierge/KeySheetModal';
import type { RoomsFormLabels } from '@concierge/ui/concierge/RoomsForm';
import { DEVICES_ADDED_MAX } from '@concierge/contract/constants';
import type { DeviceTableLabels } from '@concierge/ui/concierge/DeviceTable';
import type { TFunction } from 'i18next';

/** The device table's texts. */
export const deviceTableTexts = (t: TFunction<['devices', 'common']>): DeviceTableLabels => ({
  table: t('table.label'),
  columns: {
    name: t('columns.name'),
    group: t('columns.group'),
    state: t('columns.state'),
    report: t('columns.report'),
    lastRequest: t('columns.lastRequest'),
    openRequests: t('columns.openRequests'),
    actions: t('columns.actions'),
  },
  none: t('table.none'),
  actionsOf: ({ name }) => t('table.actionsOf', { device: name }),
  openRequestsOf: ({ name, openRequests }) =>
    t('table.openRequests', { device: name, count: openRequests }),
  actions: {
    edit: t('actions.edit'),
    stay: t('actions.stay'),
    editStay: t('actions.editStay'),
    newRequest: t('common:newRequest'),
    rotate: t('actions.rotate'),
    revoke: t('actions.revoke'),
    requests: t('actions.requests'),
    messages: t('actions.messages'),
  },
  loading: t('table.loading'),
});

/** The texts of the component. */
export const deviceFormTexts = (t: TFunction<['devices', 'common']>): DeviceFormLabels => ({
  name: t('form.name'),
  namePlaceholder: t('form.namePlaceholder'),
  nameMissing: t('form.nameMissing'),
  serialId: t('form.serialId'),
  serialMissing: t('form.serialMissing'),
  group: t('form.group'),
  groupPlaceholder: t('form.groupPlaceholder'),
  close: t('common:cancel'),
  create: t('form.create'),
  update: t('form.update'),
});

/** The texts of the component, for a device and the key that is held to copy. */
export const deviceKeyTexts = (
  t: TFunction<['devices']>,
  device: string,
  modifier: string,
): DeviceKeyLabels => ({
  title: t('key.title', { device }),
  intro: t('key.intro'),
  code: t('key.qr', { device }),
  address: t('key.address'),
  addressDescription: t('key.addressDescription'),
  key: t('key.label'),
  keyDescription: t('key.description'),
  copyAddress: t('key.copy'),
  copyKey: t('key.copyKey'),
  copied: t('key.copied'),
  copyFailed: t('key.copyFailed', { modifier }),
  done: t('key.done'),
});

/** The texts of the component. */
export const roomsFormTexts = (t: TFunction<['devices', 'common']>): RoomsFormLabels => ({
  rooms: t('many.rooms'),
  roomsDescription: t('many.description', { max: DEVICES_ADDED_MAX }),
  roomsPlaceholder: t('many.placeholder'),
  missing: t('many.none'),
  tooMany: t('many.tooMany', { max: DEVICES_ADDED_MAX }),
  group: t('form.group'),
  groupPlaceholder: t('form.groupPlaceholder'),
  outcomes: {
    fresh: (count) => t('many.fresh', { count }),
    existing: (count) => t('many.existing', { count }),
    invalid: (count) => t('many.invalid', { count }),
  },
  preview: t('many.preview'),
  add: (count) => t('many.add', { count }),
  back: t('many.back'),
  close: t('common:cancel'),
});

/** The texts of the component. */
export const keySheetTexts = (t: TFunction<['devices']>): KeySheetLabels => ({
  title: t('many.keys.title'),
  intro: t('many.keys.intro'),
  code: (device) => t('key.qr', { device }),
  print: t('many.keys.print'),
  done: t('key.done'),
});
