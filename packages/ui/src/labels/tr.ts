// Every label of the components, but not of `@concierge/ui/concierge`, in Turkish. A missing one is an error of its type.
import type { ColorFieldLabels } from '../components/ColorField/ColorField.tsx';
import type { ConfirmDialogProps } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import type { DataTableLabels } from '../components/DataTable/DataTable.tsx';
import type { DatePickerLabels } from '../components/DatePicker/DatePicker.tsx';
import type { FilterBarLabels } from '../components/FilterBar/FilterBar.tsx';
import type { ListFooterLabels } from '../components/ListFooter/ListFooter.tsx';
import type { NumberFieldLabels } from '../components/NumberField/NumberField.tsx';
import type { PageSizeSelectProps } from '../components/PageSizeSelect/PageSizeSelect.tsx';
import type { PaginationLabels } from '../components/Pagination/Pagination.tsx';
import type { PasswordFieldLabels } from '../components/PasswordField/PasswordField.tsx';
import type { SearchFieldLabels } from '../components/SearchField/SearchField.tsx';
import type { SecretFieldLabels } from '../components/SecretField/SecretField.tsx';
import type { SelectSearchLabels } from '../components/Select/Select.tsx';
import type { ShortcutSheetLabels } from '../components/ShortcutSheet/ShortcutSheet.tsx';
import type { SortChoiceLabels } from '../components/SortChoice/SortChoice.tsx';
import type { TimelineLabels } from '../components/Timeline/Timeline.tsx';
import type { ToasterProps } from '../components/Toaster/Toaster.tsx';
import type { AppShellProps } from '../layout/AppShell/AppShell.tsx';
import type { BottomBarProps } from '../layout/BottomBar/BottomBar.tsx';
import type { BreadcrumbsProps } from '../layout/Breadcrumbs/Breadcrumbs.tsx';
import type { ConnectionBarProps } from '../layout/ConnectionBar/ConnectionBar.tsx';
import type { ConnectionStatusLabels } from '../layout/ConnectionStatus/ConnectionStatus.tsx';
import type { CrashPageLabels } from '../layout/CrashPage/CrashPage.tsx';
import type { ForbiddenPageLabels } from '../layout/ForbiddenPage/ForbiddenPage.tsx';
import type { HeaderProps } from '../layout/Header/Header.tsx';
import type { LanguageMenuProps } from '../layout/LanguageMenu/LanguageMenu.tsx';
import type { NotFoundPageLabels } from '../layout/NotFoundPage/NotFoundPage.tsx';
import type { PanelLabels } from '../layout/Panel/Panel.tsx';
import type { SidebarLabels } from '../layout/Sidebar/Sidebar.tsx';
import type { ThemeMenuLabels } from '../layout/ThemeMenu/ThemeMenu.tsx';
import type { UserMenuLabels } from '../layout/UserMenu/UserMenu.tsx';

/** To spread on an `Alert` that can be dismissed. */
export const alertLabels: { dismissLabel: string } = {
  dismissLabel: 'Kapat',
};

/** To spread on `AppShell`. */
export const appShellLabels: Pick<AppShellProps, 'skipLabel'> = {
  skipLabel: 'İçeriğe geç',
};

/** To spread on `BottomBar`. */
export const bottomBarLabels: Pick<BottomBarProps, 'label'> = {
  label: 'Hızlı gezinme',
};

/** To spread on `Breadcrumbs`. */
export const breadcrumbsLabels: Pick<BreadcrumbsProps, 'label'> = {
  label: 'Gezinti yolu',
};

export const colorFieldLabels: ColorFieldLabels = {
  pick: 'Renk seç',
  area: 'Doygunluk ve parlaklık',
  hue: 'Ton',
  palette: 'Önerilen renkler',
};

/** To spread on `ConfirmDialog`. Better is a verb that says what happens. */
export const confirmDialogLabels: Pick<ConfirmDialogProps, 'confirmLabel' | 'cancelLabel'> = {
  confirmLabel: 'Onayla',
  cancelLabel: 'Vazgeç',
};

/** To spread on `ConnectionBar`. */
export const connectionBarLabels: Pick<ConnectionBarProps, 'retryLabel'> = {
  retryLabel: 'Şimdi dene',
};

/** `time`: since when there is no connection, as the page writes times. */
export const connectionStatusLabels = (time: string): ConnectionStatusLabels => ({
  live: 'Canlı',
  connecting: 'Bağlanıyor…',
  catchingUp: 'Eşitleniyor…',
  offline: `Çevrimdışı (son bağlantı ${time})`,
});

export const crashPageLabels: CrashPageLabels = {
  title: 'Bu sayfada bir sorun oluştu',
  text: 'Diğer sayfalar çalışmaya devam ediyor. Sayfayı yenileyin; sorun sürerse siteyi yönetenlere haber verin.',
  reload: 'Sayfayı yenile',
  home: 'Ana sayfaya git',
  detail: 'Teknik ayrıntılar',
};

export const dataTableLabels: DataTableLabels = {
  sortAscending: 'artan sırada',
  sortDescending: 'azalan sırada',
  notSorted: 'sıralanmamış',
};

export const datePickerLabels: DatePickerLabels = {
  open: 'Takvimi aç',
  previous: 'Önceki ay',
  next: 'Sonraki ay',
  pattern: { day: 'gg', month: 'aa', year: 'yyyy' },
  unreadable: (example) => `Bu bir tarih değil. Şöyle girin: ${example}`,
  tooEarly: (min) => `${min} veya daha sonraki bir günü seçin.`,
  tooLate: (max) => `${max} veya daha önceki bir günü seçin.`,
};

export const filterBarLabels: Required<FilterBarLabels> = {
  clear: 'Filtreleri temizle',
  filters: (count) => (count > 0 ? `Filtreler (${count})` : 'Filtreler'),
  sort: (order) => `Sıralama: ${order}`,
  done: 'Tamam',
  close: 'Kapat',
};

export const forbiddenPageLabels: ForbiddenPageLabels = {
  title: 'Erişim yok',
  text: 'Bu sayfayı açma yetkiniz yok. Siteyi yönetenlere başvurun.',
  home: 'Ana sayfaya git',
};

/** To spread on `Header`. */
export const headerLabels: Pick<HeaderProps, 'menuLabel'> = {
  menuLabel: 'Menü',
};

/** To spread on `LanguageMenu`. */
export const languageMenuLabels: Pick<LanguageMenuProps, 'label'> = {
  label: 'Dil',
};

/** For `loadingLabel` of tables, and wherever something is loading. */
export const loadingLabel: string = 'Yükleniyor…';

/** To spread on `Modal` and `BottomSheet`. */
export const modalLabels: { closeLabel: string } = {
  closeLabel: 'Kapat',
};

export const notFoundPageLabels: NotFoundPageLabels = {
  title: 'Sayfa bulunamadı',
  text: 'Bu adreste bir şey yok. Sayfa taşınmış ya da bağlantı eksik kopyalanmış olabilir.',
  home: 'Ana sayfaya git',
};

/** To spread on `PageSizeSelect`. */
export const numberFieldLabels: NumberFieldLabels = {
  unreadable: (example) => `Bu bir sayı değil. Şöyle girin: ${example}`,
  tooSmall: (min) => `${min} veya daha büyük bir sayı girin.`,
  tooLarge: (max) => `${max} veya daha küçük bir sayı girin.`,
};

export const pageSizeSelectLabels: Pick<PageSizeSelectProps, 'label'> = {
  label: 'Sayfa başına',
};

export const paginationLabels: PaginationLabels = {
  label: 'Sayfalar',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  page: (n) => `Sayfa ${n}`,
  current: (n) => `Sayfa ${n}, şu anki sayfa`,
};

export const listFooterLabels: ListFooterLabels = {
  range: ({ from, to, total }) =>
    `${from.toLocaleString('tr')}–${to.toLocaleString('tr')} / ${total.toLocaleString('tr')}`,
  pages: paginationLabels,
  pageSize: pageSizeSelectLabels.label,
};

export const panelLabels: PanelLabels & { reloading: string } = {
  expand: 'Tam ekran',
  restore: 'Tam ekrandan çık',
  collapse: 'Daralt',
  uncollapse: 'Genişlet',
  reload: 'Yenile',
  reloading: 'Yenileniyor',
  remove: 'Paneli gizle',
};

export const passwordFieldLabels: PasswordFieldLabels = {
  show: 'Parolayı göster',
  hide: 'Parolayı gizle',
};

/** For `requiredLabel` of `Select`. */
export const requiredLabel: string = 'Zorunlu';

export const searchFieldLabels: SearchFieldLabels = {
  clear: 'Aramayı temizle',
};

export const secretFieldLabels: SecretFieldLabels = {
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copyFailed: 'Tarayıcı kopyalamadı. Metin seçili: Ctrl+C tuşlarına, Mac’te ⌘+C tuşlarına basın.',
};

export const selectSearchLabels: SelectSearchLabels = {
  label: 'Ara',
  noMatches: 'Sonuç bulunamadı',
};

export const shortcutSheetLabels: ShortcutSheetLabels = {
  title: 'Klavye kısayolları',
  or: 'veya',
  enabled: 'Klavye kısayollarını kullan',
  enabledHint:
    'Bu tarayıcıya kaydedilir. Sesle giriş kullanıyorsanız kapatın. Tab, Enter ve Esc her zaman çalışır.',
  close: 'Kapat',
};

export const sidebarLabels: Required<SidebarLabels> = {
  navigation: 'Ana menü',
  minify: 'Menüyü daralt',
  expand: 'Menüyü genişlet',
  filter: 'Menüde ara…',
  clearFilter: 'Aramayı temizle',
  filterEmpty: 'Eşleşen menü öğesi yok',
  profileMenu: 'Profil menüsü',
  openSubmenu: (label) => `${label} menüsünü aç`,
};

export const sortChoiceLabels: SortChoiceLabels = {
  sortBy: 'Sıralama',
  direction: 'Sıralama yönü',
  directions: {
    time: { DESC: 'Önce en yeni', ASC: 'Önce en eski' },
    text: { ASC: 'Artan', DESC: 'Azalan' },
  },
};

export const themeMenuLabels: ThemeMenuLabels = {
  menu: 'Görünüm',
  system: 'Sistem ayarı',
  light: 'Açık',
  dark: 'Koyu',
  contrast: 'Yüksek karşıtlık',
};

export const timelineLabels: TimelineLabels = {
  list: 'Geçmiş',
  earlier: 'Daha eski kayıtları göster',
  loading: 'Geçmiş yükleniyor',
};

/** To spread on `Toaster`. */
export const toasterLabels: Pick<ToasterProps, 'label' | 'closeLabel'> = {
  label: 'Bildirimler',
  closeLabel: 'Bildirimi kapat',
};

export const userMenuLabels: UserMenuLabels = {
  menu: 'Hesap menüsü',
  editProfile: 'Profili düzenle',
  logout: 'Çıkış yap',
};
