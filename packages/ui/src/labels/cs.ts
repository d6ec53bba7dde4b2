// Every label of the components, but not of `@concierge/ui/concierge`, in Czech. A missing one is an error of its type.
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
  dismissLabel: 'Zavřít',
};

/** To spread on `AppShell`. */
export const appShellLabels: Pick<AppShellProps, 'skipLabel'> = {
  skipLabel: 'Přejít k obsahu',
};

/** To spread on `BottomBar`. */
export const bottomBarLabels: Pick<BottomBarProps, 'label'> = {
  label: 'Rychlá navigace',
};

/** To spread on `Breadcrumbs`. */
export const breadcrumbsLabels: Pick<BreadcrumbsProps, 'label'> = {
  label: 'Drobečková navigace',
};

export const colorFieldLabels: ColorFieldLabels = {
  pick: 'Vybrat barvu',
  area: 'Sytost a jas',
  hue: 'Odstín',
  palette: 'Doporučené barvy',
};

/** To spread on `ConfirmDialog`. Better is a verb that says what happens. */
export const confirmDialogLabels: Pick<ConfirmDialogProps, 'confirmLabel' | 'cancelLabel'> = {
  confirmLabel: 'Potvrdit',
  cancelLabel: 'Zrušit',
};

/** To spread on `ConnectionBar`. */
export const connectionBarLabels: Pick<ConnectionBarProps, 'retryLabel'> = {
  retryLabel: 'Zkusit znovu',
};

/** `time`: since when there is no connection, as the page writes times. */
export const connectionStatusLabels = (time: string): ConnectionStatusLabels => ({
  live: 'Živě',
  connecting: 'Připojování…',
  catchingUp: 'Synchronizace…',
  offline: `Bez připojení od ${time}`,
});

export const crashPageLabels: CrashPageLabels = {
  title: 'Na této stránce nastala chyba',
  text: 'Ostatní stránky fungují dál. Načtěte stránku znovu; pokud se chyba opakuje, obraťte se na provozovatele.',
  reload: 'Načíst stránku znovu',
  home: 'Přejít na úvodní stránku',
  detail: 'Technické podrobnosti',
};

export const dataTableLabels: DataTableLabels = {
  sortAscending: 'seřazeno vzestupně',
  sortDescending: 'seřazeno sestupně',
  notSorted: 'neřazeno',
};

export const datePickerLabels: DatePickerLabels = {
  open: 'Otevřít kalendář',
  previous: 'Předchozí měsíc',
  next: 'Další měsíc',
  pattern: { day: 'dd', month: 'mm', year: 'rrrr' },
  unreadable: (example) => `Toto není datum. Zadejte ho takto: ${example}`,
  tooEarly: (min) => `Zvolte ${min} nebo pozdější den.`,
  tooLate: (max) => `Zvolte ${max} nebo dřívější den.`,
};

export const filterBarLabels: Required<FilterBarLabels> = {
  clear: 'Vymazat filtry',
  filters: (count) => (count > 0 ? `Filtry (${count})` : 'Filtry'),
  sort: (order) => `Řazení: ${order}`,
  done: 'Hotovo',
  close: 'Zavřít',
};

export const forbiddenPageLabels: ForbiddenPageLabels = {
  title: 'Bez přístupu',
  text: 'K této stránce nemáte přístup. Obraťte se na provozovatele.',
  home: 'Přejít na úvodní stránku',
};

/** To spread on `Header`. */
export const headerLabels: Pick<HeaderProps, 'menuLabel'> = {
  menuLabel: 'Nabídka',
};

/** To spread on `LanguageMenu`. */
export const languageMenuLabels: Pick<LanguageMenuProps, 'label'> = {
  label: 'Jazyk',
};

/** For `loadingLabel` of tables, and wherever something is loading. */
export const loadingLabel: string = 'Načítání…';

/** To spread on `Modal` and `BottomSheet`. */
export const modalLabels: { closeLabel: string } = {
  closeLabel: 'Zavřít',
};

export const notFoundPageLabels: NotFoundPageLabels = {
  title: 'Stránka nenalezena',
  text: 'Na této adrese nic není. Stránka mohla být přesunuta, nebo byl odkaz zkopírován jen zčásti.',
  home: 'Přejít na úvodní stránku',
};

/** To spread on `PageSizeSelect`. */
export const numberFieldLabels: NumberFieldLabels = {
  unreadable: (example) => `Toto není číslo. Zadejte ho takto: ${example}`,
  tooSmall: (min) => `Zadejte ${min} nebo více.`,
  tooLarge: (max) => `Zadejte ${max} nebo méně.`,
};

export const pageSizeSelectLabels: Pick<PageSizeSelectProps, 'label'> = {
  label: 'Položek na stránku',
};

export const paginationLabels: PaginationLabels = {
  label: 'Stránky',
  previous: 'Předchozí stránka',
  next: 'Další stránka',
  page: (n) => `Stránka ${n}`,
  current: (n) => `Stránka ${n}, aktuální`,
};

export const listFooterLabels: ListFooterLabels = {
  range: ({ from, to, total }) =>
    `${from.toLocaleString('cs')}–${to.toLocaleString('cs')} z\u00a0${total.toLocaleString('cs')}`,
  pages: paginationLabels,
  pageSize: pageSizeSelectLabels.label,
};

export const panelLabels: PanelLabels & { reloading: string } = {
  expand: 'Na celou obrazovku',
  restore: 'Ukončit režim celé obrazovky',
  collapse: 'Sbalit',
  uncollapse: 'Rozbalit',
  reload: 'Načíst znovu',
  reloading: 'Načítání',
  remove: 'Skrýt panel',
};

export const passwordFieldLabels: PasswordFieldLabels = {
  show: 'Zobrazit heslo',
  hide: 'Skrýt heslo',
};

/** For `requiredLabel` of `Select`. */
export const requiredLabel: string = 'Povinné';

export const searchFieldLabels: SearchFieldLabels = {
  clear: 'Vymazat hledání',
};

export const secretFieldLabels: SecretFieldLabels = {
  copy: 'Kopírovat',
  copied: 'Zkopírováno',
  copyFailed: 'Prohlížeč text nezkopíroval. Je označený: stiskněte Ctrl+C, na Macu ⌘+C.',
};

export const selectSearchLabels: SelectSearchLabels = {
  label: 'Hledat',
  noMatches: 'Nic nenalezeno',
};

export const shortcutSheetLabels: ShortcutSheetLabels = {
  title: 'Klávesové zkratky',
  or: 'nebo',
  enabled: 'Používat klávesové zkratky',
  enabledHint:
    'Uloží se v tomto prohlížeči. Pokud používáte hlasové ovládání, vypněte je. Tab, Enter a Esc fungují vždy.',
  close: 'Zavřít',
};

export const sidebarLabels: Required<SidebarLabels> = {
  navigation: 'Hlavní nabídka',
  minify: 'Sbalit nabídku',
  expand: 'Rozbalit nabídku',
  filter: 'Hledat v nabídce…',
  clearFilter: 'Vymazat hledání',
  filterEmpty: 'Žádná položka nenalezena',
  profileMenu: 'Nabídka profilu',
  openSubmenu: (label) => `Otevřít ${label}`,
};

export const sortChoiceLabels: SortChoiceLabels = {
  sortBy: 'Řazení',
  direction: 'Směr řazení',
  directions: {
    time: { DESC: 'Od nejnovějších', ASC: 'Od nejstarších' },
    text: { ASC: 'Vzestupně', DESC: 'Sestupně' },
  },
};

export const themeMenuLabels: ThemeMenuLabels = {
  menu: 'Vzhled',
  system: 'Podle systému',
  light: 'Světlý',
  dark: 'Tmavý',
  contrast: 'Vysoký kontrast',
};

export const timelineLabels: TimelineLabels = {
  list: 'Průběh',
  earlier: 'Zobrazit starší záznamy',
  loading: 'Načítání průběhu',
};

/** To spread on `Toaster`. */
export const toasterLabels: Pick<ToasterProps, 'label' | 'closeLabel'> = {
  label: 'Oznámení',
  closeLabel: 'Zavřít oznámení',
};

export const userMenuLabels: UserMenuLabels = {
  menu: 'Nabídka účtu',
  editProfile: 'Upravit profil',
  logout: 'Odhlásit se',
};
