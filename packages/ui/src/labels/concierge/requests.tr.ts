// The labels of what shows requests, in Turkish.
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

const counted = /* @__PURE__ */ counter('tr');

export const handOverDialogLabels: HandOverLabels = {
  required: 'Zorunlu',
  title: 'Talebi devret',
  items: 'Devredilecek talepler',
  colleague: 'Çalışma arkadaşı',
  colleaguePlaceholder: 'Bir çalışma arkadaşı seçin',
  search: { label: 'Çalışma arkadaşı ara', noMatches: 'Eşleşen kimse yok' },
  noColleagues: 'Devredilecek kimse yok.',
  note: 'Personel notu (isteğe bağlı)',
  noteDescription: 'Yalnızca personel okuyabilir.',
  noteTooLong: (count) => counted(count, { other: '{count} karakter fazla' }),
  loading: 'Çalışma arkadaşları yükleniyor',
  confirm: (count) => counted(count, { one: 'Devret', other: '{count} talebi devret' }),
  cancel: 'Vazgeç',
  close: 'Kapat',
};

export const loginFormLabels: LoginLabels = {
  projectCode: 'Proje kodu',
  username: 'Kullanıcı adı',
  password: 'Parola',
  submit: 'Giriş yap',
  show: 'Parolayı göster',
  hide: 'Parolayı gizle',
};

/** `device`: the name of the device the note may go to. */
export const noteComposerLabels = (device: string): NoteComposerLabels => ({
  audience: 'Kimler görecek?',
  audiences: { staff: 'Yalnızca personel', guest: `${device} cihazına gider` },
  readers: { staff: 'Bunu yalnızca personel okuyacak', guest: `Bunu okuyacak: ${device}` },
  field: { staff: 'Personel notu', guest: 'Mesaj' },
  send: { staff: 'Not ekle', guest: `${device} cihazına gönder` },
  sending: `Gönderiliyor: ${device}`,
  undo: 'Geri al',
  left: (count) => counted(count, { other: '{count} karakter kaldı' }),
  tooLong: (count) => counted(count, { other: '{count} karakter fazla' }),
});

/** To spread on `NoticeLine`. */
export const noticeLineLabels: Pick<NoticeLineProps, 'closeLabel'> = {
  closeLabel: 'Bildirimi kapat',
};

export const notificationPromptLabels: NotificationPromptLabels = {
  title: 'Yeni taleplerden haberdar olmak ister misiniz?',
  text: 'Concierge arka plandayken bu tarayıcı yeni talepleri size bildirebilir.',
  accept: 'Bildirimlere izin ver',
  decline: 'Şimdi değil',
  close: 'Kapat',
};

const STATES = { 1: 'Bekliyor', 2: 'Onaylandı', 3: 'İptal edildi', 4: 'Tamamlandı' };
const CONFIRM_TITLES = {
  1: 'Bu talep beklemeye alınsın mı?',
  2: 'Bu talep onaylansın mı?',
  3: 'Bu talep iptal edilsin mi?',
  4: 'Bu talep tamamlandı olarak işaretlensin mi?',
};

export const replyModalLabels: ReplyLabels = {
  title: 'Talebi yanıtla',
  serviceDate: 'Hizmet tarihi (UTC)',
  device: 'Cihaz',
  note: 'Misafir notu',
  noNote: 'Not yok',
  changeState: 'Durumu değiştir',
  states: STATES,
  actions: {
    1: 'Beklemeye al',
    2: 'Bu talebi onayla',
    3: 'Bu talebi iptal et',
    4: 'Tamamlandı olarak işaretle',
  },
  current: 'Mevcut durum',
  sendMessage: 'Bu cihaza mesaj gönder',
  confirmTitle: (state) => CONFIRM_TITLES[state],
  noteLabel: 'Misafire mesaj (isteğe bağlı)',
  noteDescription: 'Cihaza mesaj olarak gönderilir.',
  noteDisabled: 'Yalnızca yöneticiler ve bu hizmete atananlar mesaj ekleyebilir.',
  noteKept: 'Gönderilmedi. Bu mesajı yine de kopyalayabilirsiniz.',
  overtaken: 'Bu talep bu arada değişti',
  confirm: {
    1: 'Beklemeye al',
    2: 'Onayla',
    3: 'Talebi iptal et',
    4: 'Tamamlandı olarak işaretle',
  },
  confirmKeys: 'Ctrl+Enter',
  history: 'Geçmiş',
  back: 'Geri',
  close: 'Kapat',
};

export const requestTableLabels: RequestTableLabels = {
  table: 'Hizmet talepleri',
  loading: 'Talepler yükleniyor',
  columns: {
    status: 'Durum',
    service_date: 'Hizmet tarihi (UTC)',
    device_name: 'Cihaz',
    service_name: 'Hizmet',
    note: 'Misafir notu',
    approved_by_name: 'Onaylayan',
    approved_at: 'Onay zamanı (yerel)',
    canceled_by_name: 'İptal eden',
    canceled_at: 'İptal zamanı (yerel)',
    completed_by_name: 'Tamamlayan',
    completed_at: 'Tamamlanma zamanı (yerel)',
  },
  states: STATES,
  serviceDateHint: 'UTC’ye göre hizmet tarihi',
  utc: 'UTC',
  reply: (row) => `${row.device_name} talebini yanıtla`,
  view: (row) => `${row.device_name} talebini gör`,
  replyInState: (row, state) => `${state} – ${row.device_name} talebini yanıtla`,
  canceledByYou: 'Siz iptal ettiniz',
  canceledByYouHint: 'Bu talebi siz iptal ettiniz.',
  heldByOther: 'Bu taleple bir çalışma arkadaşınız ilgileniyor.',
  approve: 'Onayla',
  approveRequest: (row) => `Onayla – ${row.device_name}`,
  sortAscending: 'artan sırada',
  sortDescending: 'azalan sırada',
  notSorted: 'sıralanmamış',
};

/** To spread on `ServiceCard`. `count`: the number it shows. */
export const serviceCardLabels = (
  count: number,
): Pick<ServiceCardProps, 'countLabel' | 'detailLabel'> => ({
  countLabel: counted(count, { other: 'açık talep' }),
  detailLabel: 'Ayrıntıları gör',
});

export const signInAgainModalLabels: SignInAgainLabels = {
  title: 'Devam etmek için giriş yapın',
  text: 'Oturumunuz sona erdi. Bu sayfada yaptıklarınız kaybolmadı; giriş yapıp kaldığınız yerden devam edin.',
  leave: 'Kaydetmeden çık',
};

/** `name`: who holds the request. */
export const takeOverNoticeLabels = (name: string): TakeOverNoticeLabels => ({
  takeOver: `Devral: ${name}`,
  question: `Talep ${name} adlı kullanıcıdan devralınsın mı?`,
  consequence: 'Bundan sonra bu talebi siz tamamlar veya iptal edersiniz.',
  confirm: 'Devral',
  cancel: 'Geri',
});
