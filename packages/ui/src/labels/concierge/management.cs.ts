// The labels of what shows users, services and devices, in Czech.
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

const counted = /* @__PURE__ */ counter('cs');

export const auditTableLabels: AuditTableLabels = {
  table: 'Protokol změn',
  columns: {
    at: 'Čas',
    actor: 'Kdo',
    action: 'Akce',
    subject: 'Čeho se týká',
    changes: 'Změny',
    address: 'Adresa',
  },
  none: 'Nic',
  loading: 'Načítání protokolu změn',
};

export const changedFieldsDialogLabels: ChangedFieldsLabels = {
  title: 'Mezitím to změnil někdo jiný',
  text: 'Vyberte, co má platit. Zatím se nic neuložilo.',
  mine: (value) => `Vaše: ${value}`,
  theirs: (value) => `Teď: ${value}`,
  save: 'Uložit',
  cancel: 'Zrušit',
};

export const dayRangeFilterLabels: DayRangeFilterLabels = {
  from: 'Od',
  to: 'Do',
  incompleteDay: 'Zadejte den, měsíc a\u00a0rok.',
  wrongYear: 'Zadejte rok od 2000 do 2999.',
  turnedRound: 'Před prvním dnem.',
  calendar: { open: 'Otevřít kalendář', previous: 'Předchozí měsíc', next: 'Další měsíc' },
};

export const deviceFormLabels: DeviceFormLabels = {
  name: 'Název',
  nameMissing: 'Zadejte název.',
  serialId: 'Sériové číslo',
  serialMissing: 'Zadejte sériové číslo.',
  group: 'Skupina (nepovinná)',
  close: 'Zrušit',
  create: 'Přidat',
  update: 'Uložit',
};

/** `device`: its name. `modifier`: key of shortcuts, e.g. 'Ctrl' or '⌘'. */
export const deviceKeyModalLabels = (device: string, modifier: string): DeviceKeyLabels => ({
  title: `Klíč: ${device}`,
  intro: 'Naskenujte kód fotoaparátem tabletu, nebo na něm otevřete odkaz.',
  code: `QR kód pro nastavení zařízení ${device}`,
  address: 'Odkaz pro nastavení',
  addressDescription: 'Otevřete ho na tabletu. Obsahuje klíč: nikomu ho neposílejte.',
  key: 'Klíč',
  keyDescription: 'Tento klíč se zobrazí jen teď. Pokud se ztratí, vytvořte nový.',
  copyAddress: 'Kopírovat',
  copyKey: 'Kopírovat klíč',
  copied: 'Zkopírováno',
  copyFailed: `Prohlížeč text nezkopíroval. Je označený: stiskněte ${modifier}+C.`,
  done: 'Hotovo',
});

export const deviceTableLabels: DeviceTableLabels = {
  table: 'Zařízení v\u00a0projektu',
  columns: {
    name: 'Název',
    group: 'Skupina',
    state: 'Stav',
    report: 'Baterie a\u00a0verze',
    lastRequest: 'Poslední požadavek',
    openRequests: 'Otevřené požadavky',
    actions: 'Akce',
  },
  none: 'Není',
  actionsOf: ({ name }) => `Akce: ${name}`,
  openRequestsOf: ({ name, openRequests }) =>
    counted(openRequests, {
      one: `${name}: {count}\u00a0otevřený požadavek`,
      few: `${name}: {count}\u00a0otevřené požadavky`,
      many: `${name}: {count}\u00a0otevřeného požadavku`,
      other: `${name}: {count}\u00a0otevřených požadavků`,
    }),
  actions: {
    edit: 'Upravit',
    stay: 'Nový pobyt',
    rotate: 'Nový klíč',
    revoke: 'Zrušit přístup',
    requests: 'Požadavky',
    messages: 'Zprávy',
  },
  loading: 'Načítání zařízení',
};

export const iconPickerLabels: IconPickerLabels = {
  title: 'Výběr ikony',
  grid: 'Ikony',
  search: 'Najít ikonu',
  searchPlaceholder: 'Název nebo skupina, např. koupelna',
  clearSearch: 'Vymazat hledání',
  found: (count) =>
    counted(count, {
      one: '{count}\u00a0ikona',
      few: '{count}\u00a0ikony',
      many: '{count}\u00a0ikony',
      other: '{count}\u00a0ikon',
    }),
  noMatches: 'Žádná ikona nenalezena',
  close: 'Zavřít',
};

export const serviceFormLabels: ServiceFormLabels = {
  required: 'Povinné',
  name: 'Název',
  color: 'Barva pozadí',
  colorPicker: {
    pick: 'Vybrat barvu',
    area: 'Sytost a\u00a0jas',
    hue: 'Odstín',
    palette: 'Doporučené barvy',
  },
  colorInvalid: 'Barvu zapište jako #RRGGBB, bez průhlednosti',
  icon: 'Ikona',
  chooseIcon: 'Vybrat ikonu',
  changeIcon: 'Změnit ikonu',
  loadingIcons: 'Načítání ikon…',
  iconPicker: iconPickerLabels,
  preview: 'Náhled',
  previewName: 'Název služby',
  cardDetail: 'Podrobnosti',
  cardCount: 'otevřených požadavků',
  close: 'Zavřít',
  create: 'Vytvořit',
  update: 'Uložit',
};

export const serviceTableLabels: ServiceTableLabels = {
  table: 'Služby projektu',
  name: 'Název služby',
  actions: 'Akce',
  edit: (name) => `Upravit službu ${name}`,
  delete: (name) => `Smazat službu ${name}`,
  loading: 'Načítání služeb',
};

export const sessionsModalLabels: SessionsModalLabels = {
  title: 'Aktivní přihlášení',
  text: 'Pokud některý z\u00a0těchto prohlížečů neznáte, odhlaste ho a\u00a0změňte si heslo.',
  list: 'Prohlížeče, ve kterých jste přihlášeni',
  loading: 'Načítání přihlášení',
  current: 'Tento prohlížeč',
  signedIn: (at) => `Přihlášeno ${at}`,
  lastSeen: (at) => `Naposledy aktivní ${at}`,
  end: 'Odhlásit',
  endOf: (name) => `Odhlásit ${name}`,
  endOthers: 'Odhlásit všude jinde',
  close: 'Zavřít',
};

const USER_TYPES = { 1: 'Správce', 2: 'Operátor' };

export const stayFormLabels: StayFormLabels = {
  text: 'Od této chvíle tablet nezobrazí nic z\u00a0doby předchozího hosta. Otevřené požadavky vám zůstanou, označené jako z\u00a0předchozího pobytu.',
  language: 'Jazyk hosta (nepovinný)',
  unknownLanguage: 'Není znám',
  languageSearch: { label: 'Najít jazyk', noMatches: 'Žádný jazyk nenalezen' },
  doNotDisturb: 'Nerušit',
  close: 'Zrušit',
  submit: 'Zahájit pobyt',
};

export const userFormLabels: UserFormLabels = {
  required: 'Povinné',
  username: 'Uživatelské jméno',
  userType: 'Typ uživatele',
  userTypePlaceholder: 'Vyberte typ',
  userTypes: USER_TYPES,
  password: 'Heslo',
  passwordConfirm: 'Potvrzení hesla',
  currentPassword: 'Stávající heslo',
  passwordNotMatch: 'Hesla se neshodují',
  changePassword: 'Změnit heslo',
  keepPassword: 'Ponechat heslo',
  showPassword: 'Zobrazit heslo',
  hidePassword: 'Skrýt heslo',
  createIncomplete: 'Zadejte uživatelské jméno, vyberte typ a\u00a0dvakrát zadejte stejné heslo.',
  updateIncomplete: 'Zadejte uživatelské jméno a\u00a0vyberte typ.',
  close: 'Zavřít',
  create: 'Vytvořit',
  update: 'Uložit',
};

export const userServicesModalLabels: UserServicesModalLabels = {
  title: (username) => `Služby uživatele ${username}`,
  list: 'Služby',
  loading: 'Načítání služeb',
  empty: 'Projekt zatím nemá žádné služby',
  close: 'Zavřít',
};

export const userTableLabels: UserTableLabels = {
  table: 'Uživatelé projektu',
  username: 'Uživatelské jméno',
  userType: 'Typ uživatele',
  userTypes: USER_TYPES,
  actions: 'Akce',
  services: (username) => `Služby uživatele: ${username}`,
  edit: (username) => `Upravit uživatele ${username}`,
  delete: (username) => `Smazat uživatele ${username}`,
  you: 'Vy',
  loading: 'Načítání uživatelů',
};
