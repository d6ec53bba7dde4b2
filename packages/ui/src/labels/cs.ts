// Every label of the components, but not of `@concierge/ui/concierge`, in Czech. A missing one is an error of its type.
import type * as en from './en.ts';

/** To spread on an `Alert` that can be dismissed. */
export const alertLabels: typeof en.alertLabels = {
  dismissLabel: 'Zavřít',
};

/** To spread on `AppShell`. */
export const appShellLabels: typeof en.appShellLabels = {
  skipLabel: 'Přejít k obsahu',
};

/** To spread on `BottomBar`. */
export const bottomBarLabels: typeof en.bottomBarLabels = {
  label: 'Rychlá navigace',
};

/** To spread on `Breadcrumbs`. */
export const breadcrumbsLabels: typeof en.breadcrumbsLabels = {
  label: 'Drobečková navigace',
};

export const bulkBarLabels: typeof en.bulkBarLabels = {
  bar: 'Akce pro výběr',
  selected: (count) => `Vybráno: ${count.toLocaleString('cs')}`,
  clear: 'Zrušit výběr',
};

export const chartLabels: typeof en.chartLabels = {
  showTable: 'Zobrazit jako tabulku',
  empty: 'V tomto období nejsou žádné hodnoty',
  loading: 'Načítání…',
};

export const colorFieldLabels: typeof en.colorFieldLabels = {
  pick: 'Vybrat barvu',
  area: 'Sytost a jas',
  hue: 'Odstín',
  palette: 'Doporučené barvy',
};

export const comboboxLabels: typeof en.comboboxLabels = {
  clear: 'Vymazat',
  noMatches: 'Nic nenalezeno',
  loading: 'Načítání…',
  failed: 'Možnosti se nepodařilo načíst.',
};

/** To spread on `ConfirmDialog`. Better is a verb that says what happens. */
export const confirmDialogLabels: typeof en.confirmDialogLabels = {
  confirmLabel: 'Potvrdit',
  cancelLabel: 'Zrušit',
};

/** To spread on `ConnectionBar`. */
export const connectionBarLabels: typeof en.connectionBarLabels = {
  retryLabel: 'Zkusit znovu',
};

/** `time`: since when there is no connection, as the page writes times. */
export const connectionStatusLabels: typeof en.connectionStatusLabels = (time) => ({
  live: 'Živě',
  connecting: 'Připojování…',
  catchingUp: 'Synchronizace…',
  offline: `Bez připojení od ${time}`,
});

export const crashPageLabels: typeof en.crashPageLabels = {
  title: 'Na této stránce nastala chyba',
  text: 'Ostatní stránky fungují dál. Načtěte stránku znovu; pokud se chyba opakuje, obraťte se na provozovatele.',
  reload: 'Načíst stránku znovu',
  home: 'Přejít na úvodní stránku',
  detail: 'Technické podrobnosti',
};

export const dataTableLabels: typeof en.dataTableLabels = {
  sortAscending: 'seřazeno vzestupně',
  sortDescending: 'seřazeno sestupně',
  notSorted: 'neřazeno',
};

export const datePickerLabels: typeof en.datePickerLabels = {
  open: 'Otevřít kalendář',
  previous: 'Předchozí měsíc',
  next: 'Další měsíc',
  pattern: { day: 'dd', month: 'mm', year: 'rrrr' },
  unreadable: (example) => `Toto není datum. Zadejte ho takto: ${example}`,
  tooEarly: (min) => `Zadejte ${min} nebo pozdější den.`,
  tooLate: (max) => `Zadejte ${max} nebo dřívější den.`,
};

export const dateRangePickerLabels: typeof en.dateRangePickerLabels = {
  from: 'Od',
  to: 'Do',
  since: (from) => `Od ${from}`,
  until: (to) => `Do ${to}`,
  presets: 'Častá období',
  turnedRound: 'Poslední den je před prvním.',
  calendar: datePickerLabels,
};

export const timeFieldLabels: typeof en.timeFieldLabels = {
  pattern: { hour: 'hh', minute: 'mm' },
  unreadable: (example) => `Toto není čas. Zadejte ho takto: ${example}`,
  tooEarly: (min) => `Zadejte ${min} nebo pozdější čas.`,
  tooLate: (max) => `Zadejte ${max} nebo dřívější čas.`,
};

export const dateTimePickerLabels: typeof en.dateTimePickerLabels = {
  time: 'Čas',
  unreadable: (example) => `Toto není datum s časem. Zadejte ho takto: ${example}`,
  tooEarly: (min) => `Zadejte ${min} nebo později.`,
  tooLate: (max) => `Zadejte ${max} nebo dříve.`,
  calendar: datePickerLabels,
  timeField: timeFieldLabels,
};

export const filterBarLabels: typeof en.filterBarLabels = {
  clear: 'Vymazat filtry',
  filters: (count) => (count > 0 ? `Filtry (${count})` : 'Filtry'),
  sort: (order) => `Řazení: ${order}`,
  done: 'Hotovo',
  close: 'Zavřít',
};

export const forbiddenPageLabels: typeof en.forbiddenPageLabels = {
  title: 'Bez přístupu',
  text: 'K této stránce nemáte přístup. Obraťte se na provozovatele.',
  home: 'Přejít na úvodní stránku',
};

/** To spread on `Header`. */
export const headerLabels: typeof en.headerLabels = {
  menuLabel: 'Nabídka',
};

/** To spread on `LanguageMenu`. */
export const languageMenuLabels: typeof en.languageMenuLabels = {
  label: 'Jazyk',
};

/** For `loadingLabel` of tables, and wherever something is loading. */
export const loadingLabel: string = 'Načítání…';

/** To spread on `Modal`, `Drawer` and `BottomSheet`. */
export const modalLabels: typeof en.modalLabels = {
  closeLabel: 'Zavřít',
};

export const multiSelectLabels: typeof en.multiSelectLabels = {
  chosen: (count) => `Vybráno: ${count}`,
};

export const notFoundPageLabels: typeof en.notFoundPageLabels = {
  title: 'Stránka nenalezena',
  text: 'Na této adrese nic není. Stránka mohla být přesunuta, nebo byl odkaz zkopírován jen zčásti.',
  home: 'Přejít na úvodní stránku',
};

export const numberFieldLabels: typeof en.numberFieldLabels = {
  unreadable: (example) => `Toto není číslo. Zadejte ho takto: ${example}`,
  tooSmall: (min) => `Zadejte ${min} nebo více.`,
  tooLarge: (max) => `Zadejte ${max} nebo méně.`,
  increase: (label) => `Zvýšit: ${label}`,
  decrease: (label) => `Snížit: ${label}`,
};

/** To spread on `PageSizeSelect`. */
export const pageSizeSelectLabels: typeof en.pageSizeSelectLabels = {
  label: 'Položek na stránku',
};

export const paginationLabels: typeof en.paginationLabels = {
  label: 'Stránky',
  previous: 'Předchozí stránka',
  next: 'Další stránka',
  page: (n) => `Stránka ${n}`,
  current: (n) => `Stránka ${n}, aktuální`,
};

export const listFooterLabels: typeof en.listFooterLabels = {
  range: ({ from, to, total }) =>
    `${from.toLocaleString('cs')}–${to.toLocaleString('cs')} z\u00a0${total.toLocaleString('cs')}`,
  pages: paginationLabels,
  pageSize: pageSizeSelectLabels.label,
};

export const panelLabels: typeof en.panelLabels = {
  expand: 'Na celou obrazovku',
  restore: 'Ukončit režim celé obrazovky',
  collapse: 'Sbalit',
  uncollapse: 'Rozbalit',
  reload: 'Načíst znovu',
  reloading: 'Načítání',
  remove: 'Skrýt panel',
};

export const passwordFieldLabels: typeof en.passwordFieldLabels = {
  show: 'Zobrazit heslo',
  hide: 'Skrýt heslo',
};

/** For `requiredLabel` of `Select`. */
export const requiredLabel: string = 'Povinné';

export const searchFieldLabels: typeof en.searchFieldLabels = {
  clear: 'Vymazat hledání',
};

export const secretFieldLabels: typeof en.secretFieldLabels = {
  copy: 'Kopírovat',
  copied: 'Zkopírováno',
  copyFailed: 'Prohlížeč text nezkopíroval. Je označený: stiskněte Ctrl+C, na Macu ⌘+C.',
};

/** For `selectionLabels` of a `DataTable`. */
export const selectionLabels: typeof en.selectionLabels = {
  all: 'Vybrat vše na této stránce',
  row: 'Vybrat',
};

export const shortcutSheetLabels: typeof en.shortcutSheetLabels = {
  title: 'Klávesové zkratky',
  or: 'nebo',
  enabled: 'Používat klávesové zkratky',
  enabledHint:
    'Uloží se v tomto prohlížeči. Pokud používáte hlasové ovládání, vypněte je. Tab, Enter a Esc fungují vždy.',
  close: 'Zavřít',
};

export const sidebarLabels: typeof en.sidebarLabels = {
  navigation: 'Hlavní nabídka',
  minify: 'Sbalit nabídku',
  expand: 'Rozbalit nabídku',
  filter: 'Hledat v nabídce…',
  clearFilter: 'Vymazat hledání',
  filterEmpty: 'Žádná položka nenalezena',
  profileMenu: 'Nabídka profilu',
  openSubmenu: (label) => `Otevřít ${label}`,
};

export const sortChoiceLabels: typeof en.sortChoiceLabels = {
  sortBy: 'Řazení',
  direction: 'Směr řazení',
  directions: {
    time: { DESC: 'Od nejnovějších', ASC: 'Od nejstarších' },
    text: { ASC: 'Vzestupně', DESC: 'Sestupně' },
  },
};

export const themeMenuLabels: typeof en.themeMenuLabels = {
  menu: 'Vzhled',
  system: 'Podle systému',
  light: 'Světlý',
  dark: 'Tmavý',
  contrast: 'Vysoký kontrast',
};

export const timelineLabels: typeof en.timelineLabels = {
  list: 'Průběh',
  earlier: 'Zobrazit starší záznamy',
  loading: 'Načítání průběhu',
};

/** To spread on `Toaster`. */
export const toasterLabels: typeof en.toasterLabels = {
  label: 'Oznámení',
  closeLabel: 'Zavřít oznámení',
};

export const userMenuLabels: typeof en.userMenuLabels = {
  menu: 'Nabídka účtu',
  editProfile: 'Upravit profil',
  logout: 'Odhlásit se',
};
