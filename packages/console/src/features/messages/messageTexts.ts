import type { DevicePickerLabels } from '@concierge/ui/concierge/DevicePicker';
import type { MessageDetailsLabels } from '@concierge/ui/concierge/MessageDetails';
import type { MessageFormLabels } from '@concierge/ui/concierge/MessageForm';
import type { MessageTableLabels } from '@concierge/ui/concierge/MessageTable';
import type { TFunction } from 'i18next';

type Texts = TFunction<['messages', 'common']>;

const stateTexts = (t: Texts) => ({ 1: t('state.1'), 2: t('state.2') });
const typeTexts = (t: Texts) => ({ 1: t('type.1'), 2: t('type.2') });

function pickerTexts(t: Texts): DevicePickerLabels {
  return {
    group: t('columns.devices'),
    filter: t('picker.filter'),
    filterPlaceholder: t('picker.filterPlaceholder'),
    clearFilter: t('picker.clearFilter'),
    selectPage: t('picker.selectPage'),
    selectAll: (count) => t('picker.selectAll', { count }),
    selected: (count, total) => t('picker.selected', { count, total }),
    clearSelection: t('picker.clearSelection'),
    noMatches: t('picker.noMatches'),
    empty: t('picker.empty'),
    loading: t('picker.loading'),
    groups: {
      floor: (floor) => t('common:list.floor', { floor }),
      others: t('common:list.otherRooms'),
      selectGroup: (group, count) => t('picker.selectGroup', { group, count }),
    },
    pagination: {
      label: t('common:list.pages'),
      previous: t('common:list.previous'),
      next: t('common:list.next'),
      page: (n) => t('common:list.page', { n }),
      current: (n) => t('common:list.current', { n }),
    },
  };
}

/** The message table's texts. */
export const messageTableTexts = (t: Texts): MessageTableLabels => ({
  table: t('table.label'),
  columns: t('columns', { returnObjects: true }),
  states: stateTexts(t),
  types: typeTexts(t),
  none: t('table.none'),
  details: (title) => t('actions.details', { title }),
  edit: (title) => t('actions.edit', { title }),
  publish: (title) => t('actions.publish', { title }),
  devices: {
    list: t('devices.list'),
    viewed: (at) => t('devices.viewed', { at }),
    notViewed: t('devices.notViewed'),
    more: (count) => t('devices.more', { count }),
    none: t('devices.none'),
  },
  viewedCount: (viewed, total) => t('details.viewedCount', { viewed, total }),
  sort: {
    sortAscending: t('common:list.sortAscending'),
    sortDescending: t('common:list.sortDescending'),
    notSorted: t('common:list.notSorted'),
  },
  loading: t('table.loading'),
});

/** The message form's texts, the device picker's included. */
export const messageFormTexts = (t: Texts): MessageFormLabels => ({
  tabs: t('form.tabs'),
  messageTab: t('form.messageTab'),
  usersTab: t('form.usersTab'),
  type: t('columns.type'),
  types: typeTexts(t),
  title: t('form.title'),
  message: t('form.message'),
  titleRequired: t('form.titleRequired'),
  messageRequired: t('form.messageRequired'),
  messageTooLong: (count) => t('form.messageTooLong', { count }),
  devicesRequired: t('form.devicesRequired'),
  receivers: t('form.receivers'),
  chosenDevices: (count) => t('form.chosenDevices', { count }),
  devices: pickerTexts(t),
  next: t('form.next'),
  save: t('form.save'),
  saveAndPublish: t('form.saveAndPublish'),
  send: t('form.send'),
  sending: (device) => t('common:sending', { device }),
  undo: t('common:undo'),
  close: t('common:close'),
});

/** The texts of the component. */
export const messageDetailsTexts = (t: Texts): MessageDetailsLabels => ({
  service: t('columns.service'),
  operator: t('columns.username'),
  createdDate: t('columns.created_date'),
  publishedDate: t('details.publishedDate'),
  type: t('columns.type'),
  status: t('columns.state'),
  states: stateTexts(t),
  types: typeTexts(t),
  devices: t('columns.devices'),
  viewedCount: (viewed, total) => t('details.viewedCount', { viewed, total }),
  viewed: (at) => t('devices.viewed', { at }),
  notViewed: t('devices.notViewed'),
  moreDevices: (count) => t('details.moreDevices', { count }),
});
