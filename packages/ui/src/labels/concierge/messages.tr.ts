// The labels of what shows messages, in Turkish.
import { counter, numbers } from '../counter.ts';
import type { DevicePickerLabels } from '../../concierge/DevicePicker/DevicePicker.tsx';
import type { DeviceTagsLabels } from '../../concierge/DeviceTags/DeviceTags.tsx';
import type { MessageDetailsLabels } from '../../concierge/MessageDetails/MessageDetails.tsx';
import type { MessageFormLabels } from '../../concierge/MessageForm/MessageForm.tsx';
import type { MessageTableLabels } from '../../concierge/MessageTable/MessageTable.tsx';

const counted = /* @__PURE__ */ counter('tr');
const numbered = /* @__PURE__ */ numbers('tr');

const MESSAGE_STATES = { 1: 'Taslak', 2: 'Gönderildi' };
const MESSAGE_TYPES = { 1: 'Mesaj', 2: 'Fatura' };

export const devicePickerLabels: DevicePickerLabels = {
  group: 'Cihazlar',
  filter: 'Cihazları filtrele',
  filterPlaceholder: 'Ad veya seri numarası',
  clearFilter: 'Filtreyi temizle',
  selectPage: 'Bu sayfadakilerin tümünü seç',
  selectAll: (count) => counted(count, { other: '{count} cihazın tümünü seç' }),
  selected: (count, total) => `${numbered(count)}/${numbered(total)} cihaz seçildi`,
  clearSelection: 'Seçimi temizle',
  noMatches: 'Eşleşen cihaz yok',
  empty: 'Projede cihaz yok',
  loading: 'Cihazlar yükleniyor',
  groups: {
    floor: (floor) => `${floor}. kat`,
    others: 'Diğer',
    selectGroup: (group, count) =>
      counted(count, {
        one: `${group}: {count} cihazı seç`,
        other: `${group}: {count} cihazın tümünü seç`,
      }),
  },
  pagination: {
    label: 'Sayfalar',
    previous: 'Önceki sayfa',
    next: 'Sonraki sayfa',
    page: (n) => `Sayfa ${n}`,
    current: (n) => `Sayfa ${n}, şu anki sayfa`,
  },
};

export const deviceTagsLabels: DeviceTagsLabels = {
  list: 'Mesajın gönderildiği cihazlar',
  viewed: (at) => `görüldü: ${at}`,
  notViewed: 'görülmedi',
  more: (count) => counted(count, { other: '{count} cihaz daha göster' }),
  none: 'Cihaz yok',
};

const viewedCount = (viewed: number, total: number) =>
  `${numbered(viewed)}/${numbered(total)} cihazda görüldü`;

export const messageDetailsLabels: MessageDetailsLabels = {
  service: 'Hizmet',
  operator: 'Yazan',
  createdDate: 'Oluşturuldu',
  publishedDate: 'Gönderildi',
  type: 'Tür',
  status: 'Durum',
  states: MESSAGE_STATES,
  types: MESSAGE_TYPES,
  devices: 'Cihazlar',
  viewedCount,
  viewed: deviceTagsLabels.viewed,
  notViewed: deviceTagsLabels.notViewed,
  moreDevices: (count) => counted(count, { other: 've {count} cihaz daha' }),
};

export const messageFormLabels: MessageFormLabels = {
  tabs: 'Mesaj ve cihazlar',
  messageTab: 'Mesaj',
  usersTab: 'Alıcılar',
  type: 'Tür',
  types: MESSAGE_TYPES,
  title: 'Başlık',
  message: 'Mesaj',
  titleRequired: 'Bir başlık yazın',
  messageRequired: 'Mesajı yazın',
  devicesRequired: 'En az bir cihaz seçin',
  receivers: 'Mesajın alıcıları',
  chosenDevices: (count) => counted(count, { other: '{count} cihaz seçildi' }),
  devices: devicePickerLabels,
  next: 'İleri',
  save: 'Kaydet',
  saveAndPublish: 'Kaydet ve gönder',
  send: 'Gönder',
  sending: (receivers) => `Gönderiliyor: ${receivers}`,
  undo: 'Geri al',
  close: 'Kapat',
};

export const messageTableLabels: MessageTableLabels = {
  table: 'Mesajlar',
  columns: {
    service: 'Hizmet',
    title: 'Başlık',
    message: 'Mesaj',
    username: 'Yazan',
    devices: 'Cihazlar',
    state: 'Durum',
    created_date: 'Oluşturuldu',
    type: 'Tür',
    actions: 'İşlemler',
  },
  states: MESSAGE_STATES,
  types: MESSAGE_TYPES,
  none: 'Yok',
  details: (title) => `Ayrıntılar: ${title}`,
  edit: (title) => `Düzenle: ${title}`,
  publish: (title) => `Gönder: ${title}`,
  devices: deviceTagsLabels,
  viewedCount,
  sort: {
    sortAscending: 'artan sırada',
    sortDescending: 'azalan sırada',
    notSorted: 'sıralanmamış',
  },
  loading: 'Mesajlar yükleniyor',
};
