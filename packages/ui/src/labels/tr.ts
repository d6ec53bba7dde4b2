// Every label of the components, but not of `@concierge/ui/concierge`, in Turkish. A missing one is an error of its type.
import type * as en from './en.ts';

/** To spread on an `Alert` that can be dismissed. */
export const alertLabels: typeof en.alertLabels = {
  dismissLabel: 'Kapat',
};

/** To spread on `AppShell`. */
export const appShellLabels: typeof en.appShellLabels = {
  skipLabel: 'İçeriğe geç',
};

/** To spread on `BottomBar`. */
export const bottomBarLabels: typeof en.bottomBarLabels = {
  label: 'Hızlı gezinme',
};

/** To spread on `Breadcrumbs`. */
export const breadcrumbsLabels: typeof en.breadcrumbsLabels = {
  label: 'Gezinti yolu',
};

export const bulkBarLabels: typeof en.bulkBarLabels = {
  bar: 'Seçilenler için işlemler',
  selected: (count) => `${count.toLocaleString('tr')} seçildi`,
  clear: 'Seçimi temizle',
};

export const chartLabels: typeof en.chartLabels = {
  showTable: 'Tablo olarak göster',
  empty: 'Bu dönemde değer yok',
  loading: 'Yükleniyor…',
};

export const colorFieldLabels: typeof en.colorFieldLabels = {
  pick: 'Renk seç',
  area: 'Doygunluk ve parlaklık',
  hue: 'Ton',
  palette: 'Önerilen renkler',
};

export const comboboxLabels: typeof en.comboboxLabels = {
  clear: 'Temizle',
  noMatches: 'Sonuç bulunamadı',
  loading: 'Yükleniyor…',
  failed: 'Seçenekler yüklenemedi.',
};

/** To spread on `ConfirmDialog`. Better is a verb that says what happens. */
export const confirmDialogLabels: typeof en.confirmDialogLabels = {
  confirmLabel: 'Onayla',
  cancelLabel: 'Vazgeç',
};

/** To spread on `ConnectionBar`. */
export const connectionBarLabels: typeof en.connectionBarLabels = {
  retryLabel: 'Şimdi dene',
};

/** `time`: since when there is no connection, as the page writes times. */
export const connectionStatusLabels: typeof en.connectionStatusLabels = (time) => ({
  live: 'Canlı',
  connecting: 'Bağlanıyor…',
  catchingUp: 'Eşitleniyor…',
  offline: `Çevrimdışı (son bağlantı ${time})`,
});

export const crashPageLabels: typeof en.crashPageLabels = {
  title: 'Bu sayfada bir sorun oluştu',
  text: 'Diğer sayfalar çalışmaya devam ediyor. Sayfayı yenileyin; sorun sürerse siteyi yönetenlere haber verin.',
  reload: 'Sayfayı yenile',
  home: 'Ana sayfaya git',
  detail: 'Teknik ayrıntılar',
};

export const dataTableLabels: typeof en.dataTableLabels = {
  sortAscending: 'artan sırada',
  sortDescending: 'azalan sırada',
  notSorted: 'sıralanmamış',
};

export const datePickerLabels: typeof en.datePickerLabels = {
  open: 'Takvimi aç',
  previous: 'Önceki ay',
  next: 'Sonraki ay',
  pattern: { day: 'gg', month: 'aa', year: 'yyyy' },
  unreadable: (example) => `Bu bir tarih değil. Şöyle girin: ${example}`,
  tooEarly: (min) => `${min} veya daha sonraki bir günü girin.`,
  tooLate: (max) => `${max} veya daha önceki bir günü girin.`,
};

export const dateRangePickerLabels: typeof en.dateRangePickerLabels = {
  from: 'Başlangıç',
  to: 'Bitiş',
  since: (from) => `${from} ve sonrası`,
  until: (to) => `${to} ve öncesi`,
  presets: 'Sık kullanılan dönemler',
  turnedRound: 'Son gün ilk günden önce.',
  calendar: datePickerLabels,
};

export const timeFieldLabels: typeof en.timeFieldLabels = {
  pattern: { hour: 'ss', minute: 'dd' },
  unreadable: (example) => `Bu bir saat değil. Şöyle girin: ${example}`,
  tooEarly: (min) => `${min} veya daha sonraki bir saati girin.`,
  tooLate: (max) => `${max} veya daha önceki bir saati girin.`,
};

export const dateTimePickerLabels: typeof en.dateTimePickerLabels = {
  time: 'Saat',
  unreadable: (example) => `Bu, saatiyle bir tarih değil. Şöyle girin: ${example}`,
  tooEarly: (min) => `${min} veya sonrasını girin.`,
  tooLate: (max) => `${max} veya öncesini girin.`,
  calendar: datePickerLabels,
  timeField: timeFieldLabels,
};

export const filterBarLabels: typeof en.filterBarLabels = {
  clear: 'Filtreleri temizle',
  filters: (count) => (count > 0 ? `Filtreler (${count})` : 'Filtreler'),
  sort: (order) => `Sıralama: ${order}`,
  done: 'Tamam',
  close: 'Kapat',
};

export const forbiddenPageLabels: typeof en.forbiddenPageLabels = {
  title: 'Erişim yok',
  text: 'Bu sayfayı açma yetkiniz yok. Siteyi yönetenlere başvurun.',
  home: 'Ana sayfaya git',
};

/** To spread on `Header`. */
export const headerLabels: typeof en.headerLabels = {
  menuLabel: 'Menü',
};

/** To spread on `LanguageMenu`. */
export const languageMenuLabels: typeof en.languageMenuLabels = {
  label: 'Dil',
};

/** For `loadingLabel` of tables, and wherever something is loading. */
export const loadingLabel: string = 'Yükleniyor…';

/** To spread on `Modal`, `Drawer` and `BottomSheet`. */
export const modalLabels: typeof en.modalLabels = {
  closeLabel: 'Kapat',
};

export const multiSelectLabels: typeof en.multiSelectLabels = {
  chosen: (count) => `${count} seçili`,
};

export const notFoundPageLabels: typeof en.notFoundPageLabels = {
  title: 'Sayfa bulunamadı',
  text: 'Bu adreste bir şey yok. Sayfa taşınmış ya da bağlantı eksik kopyalanmış olabilir.',
  home: 'Ana sayfaya git',
};

export const numberFieldLabels: typeof en.numberFieldLabels = {
  unreadable: (example) => `Bu bir sayı değil. Şöyle girin: ${example}`,
  tooSmall: (min) => `${min} veya daha büyük bir sayı girin.`,
  tooLarge: (max) => `${max} veya daha küçük bir sayı girin.`,
  increase: (label) => `${label}: artır`,
  decrease: (label) => `${label}: azalt`,
};

/** To spread on `PageSizeSelect`. */
export const pageSizeSelectLabels: typeof en.pageSizeSelectLabels = {
  label: 'Sayfa başına',
};

export const paginationLabels: typeof en.paginationLabels = {
  label: 'Sayfalar',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  page: (n) => `Sayfa ${n}`,
  current: (n) => `Sayfa ${n}, şu anki sayfa`,
};

export const listFooterLabels: typeof en.listFooterLabels = {
  range: ({ from, to, total }) =>
    `${from.toLocaleString('tr')}–${to.toLocaleString('tr')} / ${total.toLocaleString('tr')}`,
  pages: paginationLabels,
  pageSize: pageSizeSelectLabels.label,
};

export const panelLabels: typeof en.panelLabels = {
  expand: 'Tam ekran',
  restore: 'Tam ekrandan çık',
  collapse: 'Daralt',
  uncollapse: 'Genişlet',
  reload: 'Yenile',
  reloading: 'Yenileniyor',
  remove: 'Paneli gizle',
};

export const passwordFieldLabels: typeof en.passwordFieldLabels = {
  show: 'Parolayı göster',
  hide: 'Parolayı gizle',
};

/** For `requiredLabel` of `Select`. */
export const requiredLabel: string = 'Zorunlu';

export const searchFieldLabels: typeof en.searchFieldLabels = {
  clear: 'Aramayı temizle',
};

export const secretFieldLabels: typeof en.secretFieldLabels = {
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copyFailed: 'Tarayıcı kopyalamadı. Metin seçili: Ctrl+C tuşlarına, Mac’te ⌘+C tuşlarına basın.',
};

/** For `selectionLabels` of a `DataTable`. */
export const selectionLabels: typeof en.selectionLabels = {
  all: 'Bu sayfadakilerin tümünü seç',
  row: 'Seç:',
};

export const shortcutSheetLabels: typeof en.shortcutSheetLabels = {
  title: 'Klavye kısayolları',
  or: 'veya',
  enabled: 'Klavye kısayollarını kullan',
  enabledHint:
    'Bu tarayıcıya kaydedilir. Sesle giriş kullanıyorsanız kapatın. Tab, Enter ve Esc her zaman çalışır.',
  close: 'Kapat',
};

export const sidebarLabels: typeof en.sidebarLabels = {
  navigation: 'Ana menü',
  minify: 'Menüyü daralt',
  expand: 'Menüyü genişlet',
  filter: 'Menüde ara…',
  clearFilter: 'Aramayı temizle',
  filterEmpty: 'Eşleşen menü öğesi yok',
  profileMenu: 'Profil menüsü',
  openSubmenu: (label) => `${label} menüsünü aç`,
};

export const sortChoiceLabels: typeof en.sortChoiceLabels = {
  sortBy: 'Sıralama',
  direction: 'Sıralama yönü',
  directions: {
    time: { DESC: 'Önce en yeni', ASC: 'Önce en eski' },
    text: { ASC: 'Artan', DESC: 'Azalan' },
  },
};

export const themeMenuLabels: typeof en.themeMenuLabels = {
  menu: 'Görünüm',
  system: 'Sistem ayarı',
  light: 'Açık',
  dark: 'Koyu',
  contrast: 'Yüksek karşıtlık',
};

export const timelineLabels: typeof en.timelineLabels = {
  list: 'Geçmiş',
  earlier: 'Daha eski kayıtları göster',
  loading: 'Geçmiş yükleniyor',
};

/** To spread on `Toaster`. */
export const toasterLabels: typeof en.toasterLabels = {
  label: 'Bildirimler',
  closeLabel: 'Bildirimi kapat',
};

export const userMenuLabels: typeof en.userMenuLabels = {
  menu: 'Hesap menüsü',
  editProfile: 'Profili düzenle',
  logout: 'Çıkış yap',
};
