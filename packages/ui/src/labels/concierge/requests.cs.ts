// The labels of what shows requests, in Czech.
import { counter } from '../counter.ts';
import type { HandOverLabels } from '../../concierge/HandOverDialog/HandOverDialog.tsx';
import type { LoginLabels } from '../../concierge/LoginForm/LoginForm.tsx';
import type { NoteComposerLabels } from '../../concierge/NoteComposer/NoteComposer.tsx';
import type { NoticeLineProps } from '../../concierge/NoticeLine/NoticeLine.tsx';
import type { NotificationPromptLabels } from '../../concierge/NotificationPrompt/NotificationPrompt.tsx';
import type { ReplyLabels } from '../../concierge/ReplyModal/ReplyModal.tsx';
import type { RequestTableLabels } from '../../concierge/RequestTable/RequestTable.tsx';
import type { ServiceCardProps } from '../../concierge/ServiceCard/ServiceCard.tsx';
import type { SignInAgainLabels } from '../../concierge/SignInAgainModal/SignInAgainModal.tsx';
import type { TakeOverNoticeLabels } from '../../concierge/TakeOverNotice/TakeOverNotice.tsx';

const counted = /* @__PURE__ */ counter('cs');

export const handOverDialogLabels: HandOverLabels = {
  required: 'Povinné',
  title: 'Předat požadavek',
  items: 'Požadavky k\u00a0předání',
  colleague: 'Komu',
  colleaguePlaceholder: 'Vyberte kolegu nebo kolegyni',
  search: { label: 'Hledat mezi kolegy', noMatches: 'Nikdo nenalezen' },
  noColleagues: 'Není komu požadavek předat.',
  note: 'Interní poznámka (nepovinná)',
  noteDescription: 'Uvidí ji jen personál.',
  noteTooLong: (count) =>
    counted(count, {
      one: 'O\u00a0{count}\u00a0znak více, než je povoleno',
      few: 'O\u00a0{count}\u00a0znaky více, než je povoleno',
      many: 'O\u00a0{count}\u00a0znaku více, než je povoleno',
      other: 'O\u00a0{count}\u00a0znaků více, než je povoleno',
    }),
  loading: 'Načítání kolegů',
  confirm: (count) =>
    counted(count, {
      one: 'Předat',
      few: 'Předat {count}\u00a0požadavky',
      many: 'Předat {count}\u00a0požadavku',
      other: 'Předat {count}\u00a0požadavků',
    }),
  cancel: 'Zrušit',
  close: 'Zavřít',
};

export const loginFormLabels: LoginLabels = {
  projectCode: 'Kód projektu',
  username: 'Uživatelské jméno',
  password: 'Heslo',
  submit: 'Přihlásit se',
  show: 'Zobrazit heslo',
  hide: 'Skrýt heslo',
};

/** `device`: the name of the device the note may go to. */
export const noteComposerLabels = (device: string): NoteComposerLabels => ({
  audience: 'Kdo ji uvidí',
  audiences: { staff: 'Jen pro personál', guest: `Odešle se na zařízení ${device}` },
  readers: { staff: 'Toto si přečte jen personál', guest: `Toto si přečte: ${device}` },
  field: { staff: 'Interní poznámka', guest: 'Zpráva' },
  send: { staff: 'Přidat poznámku', guest: `Odeslat na zařízení ${device}` },
  sending: `Odesílá se: ${device}`,
  undo: 'Vrátit zpět',
  left: (count) =>
    counted(count, {
      one: 'Zbývá {count}\u00a0znak',
      few: 'Zbývají {count}\u00a0znaky',
      many: 'Zbývá {count}\u00a0znaku',
      other: 'Zbývá {count}\u00a0znaků',
    }),
  tooLong: (count) =>
    counted(count, {
      one: 'O\u00a0{count}\u00a0znak více, než je povoleno',
      few: 'O\u00a0{count}\u00a0znaky více, než je povoleno',
      many: 'O\u00a0{count}\u00a0znaku více, než je povoleno',
      other: 'O\u00a0{count}\u00a0znaků více, než je povoleno',
    }),
});

/** To spread on `NoticeLine`. */
export const noticeLineLabels: Pick<NoticeLineProps, 'closeLabel'> = {
  closeLabel: 'Zavřít oznámení',
};

export const notificationPromptLabels: NotificationPromptLabels = {
  title: 'Chcete dostávat oznámení o\u00a0nových požadavcích?',
  text: 'Když Concierge běží na pozadí, může vás tento prohlížeč na nové požadavky upozornit.',
  accept: 'Povolit oznámení',
  decline: 'Teď ne',
  close: 'Zavřít',
};

const STATES = { 1: 'Čeká', 2: 'Schváleno', 3: 'Zrušeno', 4: 'Vyřízeno' };
const CONFIRM_TITLES = {
  1: 'Vrátit tento požadavek mezi čekající?',
  2: 'Schválit tento požadavek?',
  3: 'Zrušit tento požadavek?',
  4: 'Označit požadavek jako vyřízený?',
};

export const replyModalLabels: ReplyLabels = {
  title: 'Odpověď na požadavek',
  serviceDate: 'Čas požadavku (UTC)',
  device: 'Zařízení',
  note: 'Poznámka hosta',
  noNote: 'Bez poznámky',
  changeState: 'Změnit stav',
  states: STATES,
  actions: {
    1: 'Vrátit mezi čekající',
    2: 'Schválit tento požadavek',
    3: 'Zrušit tento požadavek',
    4: 'Označit jako vyřízený',
  },
  current: 'Aktuální stav',
  sendMessage: 'Poslat zprávu na toto zařízení',
  confirmTitle: (state) => CONFIRM_TITLES[state],
  noteLabel: 'Zpráva pro hosta (nepovinná)',
  noteDescription: 'Odešle se na zařízení jako zpráva.',
  noteDisabled: 'Zprávu mohou přidat jen správci a\u00a0lidé přiřazení k\u00a0této službě.',
  noteKept: 'Neodesláno. Zprávu můžete zkopírovat.',
  overtaken: 'Požadavek se mezitím změnil',
  confirm: {
    1: 'Vrátit mezi čekající',
    2: 'Schválit',
    3: 'Zrušit požadavek',
    4: 'Označit jako vyřízený',
  },
  confirmKeys: 'Ctrl+Enter',
  history: 'Historie',
  back: 'Zpět',
  close: 'Zavřít',
};

export const requestTableLabels: RequestTableLabels = {
  table: 'Požadavky na služby',
  loading: 'Načítání požadavků',
  columns: {
    status: 'Stav',
    service_date: 'Čas požadavku (UTC)',
    device_name: 'Zařízení',
    service_name: 'Služba',
    note: 'Poznámka hosta',
    approved_by_name: 'Schválil(a)',
    approved_at: 'Schváleno (místní)',
    canceled_by_name: 'Zrušil(a)',
    canceled_at: 'Zrušeno (místní)',
    completed_by_name: 'Vyřídil(a)',
    completed_at: 'Vyřízeno (místní)',
  },
  states: STATES,
  serviceDateHint: 'Čas požadavku v\u00a0UTC',
  utc: 'UTC',
  reply: (row) => `Odpovědět na požadavek ze zařízení ${row.device_name}`,
  view: (row) => `Zobrazit požadavek ze zařízení ${row.device_name}`,
  replyInState: (row, state) => `${state} – odpovědět na požadavek ze zařízení ${row.device_name}`,
  canceledByYou: 'Zrušeno vámi',
  canceledByYouHint: 'Tento požadavek jste zrušili.',
  heldByOther: 'Tento požadavek vyřizuje někdo z\u00a0kolegů.',
  approve: 'Schválit',
  approveRequest: (row) => `Schválit – ${row.device_name}`,
  sortAscending: 'seřazeno vzestupně',
  sortDescending: 'seřazeno sestupně',
  notSorted: 'neřazeno',
};

/** To spread on `ServiceCard`. `count`: the number it shows. */
export const serviceCardLabels = (
  count: number,
): Pick<ServiceCardProps, 'countLabel' | 'detailLabel'> => ({
  countLabel: counted(count, {
    one: 'otevřený požadavek',
    few: 'otevřené požadavky',
    many: 'otevřeného požadavku',
    other: 'otevřených požadavků',
  }),
  detailLabel: 'Podrobnosti',
});

export const signInAgainModalLabels: SignInAgainLabels = {
  title: 'Přihlaste se a\u00a0pokračujte',
  text: 'Vaše přihlášení vypršelo. Vše na této stránce zůstalo zachováno: přihlaste se a\u00a0pokračujte tam, kde jste skončili.',
  leave: 'Odejít bez uložení',
};

/** `name`: who holds the request. */
export const takeOverNoticeLabels = (name: string): TakeOverNoticeLabels => ({
  takeOver: `Převzít od uživatele ${name}`,
  question: `Převzít od uživatele ${name}?`,
  consequence: 'Požadavek pak vyřídíte nebo zrušíte vy.',
  confirm: 'Převzít',
  cancel: 'Zpět',
});
