// The labels of what shows messages, in Czech.
import { counter, numbers } from '../counter.ts';
import type { DevicePickerLabels } from '../../concierge/DevicePicker/DevicePicker.tsx';
import type { DeviceTagsLabels } from '../../concierge/DeviceTags/DeviceTags.tsx';
import type { MessageDetailsLabels } from '../../concierge/MessageDetails/MessageDetails.tsx';
import type { MessageFormLabels } from '../../concierge/MessageForm/MessageForm.tsx';
import type { MessageTableLabels } from '../../concierge/MessageTable/MessageTable.tsx';

const counted = /* @__PURE__ */ counter('cs');
const numbered = /* @__PURE__ */ numbers('cs');

const MESSAGE_STATES = { 1: 'Koncept', 2: 'Odesláno' };
const MESSAGE_TYPES = { 1: 'Zpráva', 2: 'Faktura' };

export const devicePickerLabels: DevicePickerLabels = {
  group: 'Zařízení',
  filter: 'Filtrovat zařízení',
  filterPlaceholder: 'Název nebo sériové číslo',
  clearFilter: 'Vymazat filtr',
  selectPage: 'Vybrat vše na této stránce',
  selectAll: (count) =>
    counted(count, {
      one: 'Vybrat všech {count}',
      few: 'Vybrat všechna {count}',
      many: 'Vybrat všech {count}',
      other: 'Vybrat všech {count}',
    }),
  selected: (count, total) => `Vybráno ${numbered(count)}\u00a0z\u00a0${numbered(total)}`,
  clearSelection: 'Zrušit výběr',
  noMatches: 'Žádné zařízení nenalezeno',
  empty: 'Projekt nemá žádná zařízení',
  loading: 'Načítání zařízení',
  groups: {
    floor: (floor) => `${floor}.\u00a0patro`,
    others: 'Ostatní',
    selectGroup: (group, count) =>
      counted(count, {
        one: `${group}: vybrat {count}`,
        few: `${group}: vybrat všechna {count}`,
        many: `${group}: vybrat všech {count}`,
        other: `${group}: vybrat všech {count}`,
      }),
  },
  pagination: {
    label: 'Stránky',
    previous: 'Předchozí stránka',
    next: 'Další stránka',
    page: (n) => `Stránka ${n}`,
    current: (n) => `Stránka ${n}, aktuální`,
  },
};

export const deviceTagsLabels: DeviceTagsLabels = {
  list: 'Příjemci zprávy',
  viewed: (at) => `zobrazeno ${at}`,
  notViewed: 'nezobrazeno',
  more: (count) =>
    counted(count, {
      one: 'Zobrazit {count}\u00a0další',
      few: 'Zobrazit {count}\u00a0další',
      many: 'Zobrazit {count}\u00a0dalšího',
      other: 'Zobrazit {count}\u00a0dalších',
    }),
  none: 'Žádná zařízení',
};

const viewedCount = (viewed: number, total: number) =>
  `Zobrazeno na ${numbered(viewed)} z\u00a0${numbered(total)}`;

export const messageDetailsLabels: MessageDetailsLabels = {
  service: 'Služba',
  operator: 'Autor',
  createdDate: 'Vytvořeno',
  publishedDate: 'Odesláno',
  type: 'Typ',
  status: 'Stav',
  states: MESSAGE_STATES,
  types: MESSAGE_TYPES,
  devices: 'Zařízení',
  viewedCount,
  viewed: deviceTagsLabels.viewed,
  notViewed: deviceTagsLabels.notViewed,
  moreDevices: (count) =>
    counted(count, {
      one: 'a\u00a0{count}\u00a0další',
      few: 'a\u00a0{count}\u00a0další',
      many: 'a\u00a0{count}\u00a0dalšího',
      other: 'a\u00a0{count}\u00a0dalších',
    }),
};

export const messageFormLabels: MessageFormLabels = {
  tabs: 'Zpráva a\u00a0zařízení',
  messageTab: 'Zpráva',
  usersTab: 'Příjemci',
  type: 'Typ',
  types: MESSAGE_TYPES,
  title: 'Nadpis',
  message: 'Zpráva',
  titleRequired: 'Zadejte nadpis',
  messageRequired: 'Zadejte text zprávy',
  devicesRequired: 'Vyberte aspoň jedno zařízení',
  receivers: 'Příjemci zprávy',
  chosenDevices: (count) =>
    counted(count, {
      one: 'vybráno {count}\u00a0zařízení',
      few: 'vybrána {count}\u00a0zařízení',
      many: 'vybráno {count}\u00a0zařízení',
      other: 'vybráno {count}\u00a0zařízení',
    }),
  devices: devicePickerLabels,
  next: 'Další',
  save: 'Uložit',
  saveAndPublish: 'Uložit a\u00a0odeslat',
  send: 'Odeslat',
  sending: (receivers) => `Odesílá se: ${receivers}`,
  undo: 'Vrátit zpět',
  close: 'Zavřít',
};

export const messageTableLabels: MessageTableLabels = {
  table: 'Zprávy',
  columns: {
    service: 'Služba',
    title: 'Nadpis',
    message: 'Zpráva',
    username: 'Autor',
    devices: 'Zařízení',
    state: 'Stav',
    created_date: 'Vytvořeno',
    type: 'Typ',
    actions: 'Akce',
  },
  states: MESSAGE_STATES,
  types: MESSAGE_TYPES,
  none: 'Neuvedeno',
  details: (title) => `Podrobnosti: ${title}`,
  edit: (title) => `Upravit: ${title}`,
  publish: (title) => `Odeslat: ${title}`,
  devices: deviceTagsLabels,
  viewedCount,
  sort: {
    sortAscending: 'seřazeno vzestupně',
    sortDescending: 'seřazeno sestupně',
    notSorted: 'neřazeno',
  },
  loading: 'Načítání zpráv',
};
