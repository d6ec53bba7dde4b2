// The labels of what shows users, services and devices, in Turkish.
import { counter } from '../counter.ts';
import type { AuditTableLabels } from '../../concierge/AuditTable/AuditTable.tsx';
import type { ChangedFieldsLabels } from '../../concierge/ChangedFieldsDialog/ChangedFieldsDialog.tsx';
import type { DayRangeFilterLabels } from '../../concierge/DayRangeFilter/DayRangeFilter.tsx';
import type { DeviceFormLabels } from '../../concierge/DeviceForm/DeviceForm.tsx';
import type { DeviceKeyLabels } from '../../concierge/DeviceKeyModal/DeviceKeyModal.tsx';
import type { DeviceTableLabels } from '../../concierge/DeviceTable/DeviceTable.tsx';
import type { IconPickerLabels } from '../../concierge/IconPicker/IconPicker.tsx';
import type { ServiceFormLabels } from '../../concierge/ServiceForm/ServiceForm.tsx';
import type { ServiceTableLabels } from '../../concierge/ServiceTable/ServiceTable.tsx';
import type { SessionsModalLabels } from '../../concierge/SessionsModal/SessionsModal.tsx';
import type { StayFormLabels } from '../../concierge/StayForm/StayForm.tsx';
import type { UserFormLabels } from '../../concierge/UserForm/UserForm.tsx';
import type { UserServicesModalLabels } from '../../concierge/UserServicesModal/UserServicesModal.tsx';
import type { UserTableLabels } from '../../concierge/UserTable/UserTable.tsx';

const counted = /* @__PURE__ */ counter('tr');

export const auditTableLabels: AuditTableLabels = {
  table: 'Denetim kaydı',
  columns: {
    at: 'Zaman',
    actor: 'İşlemi yapan',
    action: 'İşlem',
    subject: 'İlgili kayıt',
    changes: 'Değişiklikler',
    address: 'Adres',
  },
  none: 'Yok',
  loading: 'Denetim kaydı yükleniyor',
};

export const changedFieldsDialogLabels: ChangedFieldsLabels = {
  title: 'Bu arada başka biri bunu değiştirdi',
  text: 'Neyin kalacağını seçin. Henüz hiçbir şey kaydedilmedi.',
  mine: (value) => `Sizinki: ${value}`,
  theirs: (value) => `Şimdi: ${value}`,
  save: 'Kaydet',
  cancel: 'Vazgeç',
};

export const dayRangeFilterLabels: DayRangeFilterLabels = {
  from: 'Başlangıç',
  to: 'Bitiş',
  incompleteDay: 'Gün, ay ve yılı girin.',
  wrongYear: '2000 ile 2999 arasında bir yıl girin.',
  turnedRound: 'Başlangıçtan önce.',
  calendar: { open: 'Takvimi aç', previous: 'Önceki ay', next: 'Sonraki ay' },
};

export const deviceFormLabels: DeviceFormLabels = {
  name: 'Ad',
  nameMissing: 'Bir ad girin.',
  serialId: 'Seri numarası',
  serialMissing: 'Bir seri numarası girin.',
  group: 'Grup (isteğe bağlı)',
  close: 'Vazgeç',
  create: 'Ekle',
  update: 'Kaydet',
};

/** `device`: its name. `modifier`: key of shortcuts, e.g. 'Ctrl' or '⌘'. */
export const deviceKeyModalLabels = (device: string, modifier: string): DeviceKeyLabels => ({
  title: `Anahtar: ${device}`,
  intro: 'Kodu tabletin kamerasıyla okutun veya bağlantıyı tablette açın.',
  code: `${device} için kurulum QR kodu`,
  address: 'Kurulum bağlantısı',
  addressDescription: 'Tablette açın. Anahtarı içerir: kimseyle paylaşmayın.',
  key: 'Anahtar',
  keyDescription: 'Bu anahtar yalnızca şimdi gösterilir. Kaybolursa yenisini oluşturun.',
  copyAddress: 'Kopyala',
  copyKey: 'Anahtarı kopyala',
  copied: 'Kopyalandı',
  copyFailed: `Tarayıcı kopyalamadı. Metin seçili: ${modifier}+C tuşlarına basın.`,
  done: 'Bitti',
});

export const deviceTableLabels: DeviceTableLabels = {
  table: 'Projenin cihazları',
  columns: {
    name: 'Ad',
    group: 'Grup',
    state: 'Durum',
    report: 'Pil ve sürüm',
    lastRequest: 'Son talep',
    openRequests: 'Açık talepler',
    actions: 'İşlemler',
  },
  none: 'Yok',
  actionsOf: ({ name }) => `İşlemler: ${name}`,
  openRequestsOf: ({ name, openRequests }) =>
    counted(openRequests, { other: `${name}: {count} açık talep` }),
  actions: {
    edit: 'Düzenle',
    stay: 'Yeni konaklama',
    rotate: 'Yeni anahtar',
    revoke: 'Erişimi kaldır',
    requests: 'Talepler',
    messages: 'Mesajlar',
  },
  loading: 'Cihazlar yükleniyor',
};

export const iconPickerLabels: IconPickerLabels = {
  title: 'Simge seç',
  grid: 'Simgeler',
  search: 'Simge ara',
  searchPlaceholder: 'Ad veya grup, ör. banyo',
  clearSearch: 'Aramayı temizle',
  found: (count) => counted(count, { other: '{count} simge' }),
  noMatches: 'Eşleşen simge yok',
  close: 'Kapat',
};

export const serviceFormLabels: ServiceFormLabels = {
  required: 'Zorunlu',
  name: 'Ad',
  color: 'Arka plan rengi',
  colorPicker: {
    pick: 'Renk seç',
    area: 'Doygunluk ve parlaklık',
    hue: 'Ton',
    palette: 'Önerilen renkler',
  },
  colorInvalid: 'Rengi saydamlık olmadan #RRGGBB biçiminde yazın',
  icon: 'Simge',
  chooseIcon: 'Simge seç',
  changeIcon: 'Simgeyi değiştir',
  loadingIcons: 'Simgeler yükleniyor…',
  iconPicker: iconPickerLabels,
  preview: 'Önizleme',
  previewName: 'Hizmet adı',
  cardDetail: 'Ayrıntıları gör',
  cardCount: 'açık talep',
  close: 'Kapat',
  create: 'Oluştur',
  update: 'Güncelle',
};

export const serviceTableLabels: ServiceTableLabels = {
  table: 'Projenin hizmetleri',
  name: 'Hizmet adı',
  actions: 'İşlemler',
  edit: (name) => `${name} hizmetini düzenle`,
  delete: (name) => `${name} hizmetini sil`,
  loading: 'Hizmetler yükleniyor',
};

export const sessionsModalLabels: SessionsModalLabels = {
  title: 'Açık oturumlarınız',
  text: 'Tanımadığınız bir tarayıcı görürseniz oturumunu kapatın ve parolanızı değiştirin.',
  list: 'Oturumunuzun açık olduğu tarayıcılar',
  loading: 'Oturumlar yükleniyor',
  current: 'Bu tarayıcı',
  signedIn: (at) => `Giriş: ${at}`,
  lastSeen: (at) => `Son etkinlik: ${at}`,
  end: 'Oturumu kapat',
  endOf: (name) => `Oturumu kapat: ${name}`,
  endOthers: 'Diğer tüm oturumları kapat',
  close: 'Kapat',
};

const USER_TYPES = { 1: 'Yönetici', 2: 'Operatör' };

export const stayFormLabels: StayFormLabels = {
  text: 'Tablet bundan sonra önceki misafirden hiçbir şey göstermez. Açık talepler sizde kalır ve “önceki konaklama” olarak işaretlenir.',
  language: 'Misafirin dili (isteğe bağlı)',
  unknownLanguage: 'Bilinmiyor',
  languageSearch: { label: 'Dil ara', noMatches: 'Eşleşen dil yok' },
  doNotDisturb: 'Rahatsız etmeyin',
  close: 'Vazgeç',
  submit: 'Konaklamayı başlat',
};

export const userFormLabels: UserFormLabels = {
  required: 'Zorunlu',
  username: 'Kullanıcı adı',
  userType: 'Kullanıcı türü',
  userTypePlaceholder: 'Tür seçin',
  userTypes: USER_TYPES,
  password: 'Parola',
  passwordConfirm: 'Parola (tekrar)',
  currentPassword: 'Mevcut parola',
  passwordNotMatch: 'Parolalar eşleşmiyor',
  changePassword: 'Parolayı değiştir',
  keepPassword: 'Mevcut parolayı koru',
  showPassword: 'Parolayı göster',
  hidePassword: 'Parolayı gizle',
  createIncomplete: 'Kullanıcı adını ve türünü girin, aynı parolayı iki kez yazın.',
  updateIncomplete: 'Kullanıcı adını ve türünü girin.',
  close: 'Kapat',
  create: 'Oluştur',
  update: 'Güncelle',
};

export const userServicesModalLabels: UserServicesModalLabels = {
  title: (username) => `${username} kullanıcısının hizmetleri`,
  list: 'Hizmetler',
  loading: 'Hizmetler yükleniyor',
  empty: 'Projede henüz hizmet yok',
  close: 'Kapat',
};

export const userTableLabels: UserTableLabels = {
  table: 'Projenin kullanıcıları',
  username: 'Kullanıcı adı',
  userType: 'Kullanıcı türü',
  userTypes: USER_TYPES,
  actions: 'İşlemler',
  services: (username) => `${username} kullanıcısının hizmetleri`,
  edit: (username) => `${username} kullanıcısını düzenle`,
  delete: (username) => `${username} kullanıcısını sil`,
  you: 'Siz',
  loading: 'Kullanıcılar yükleniyor',
};
