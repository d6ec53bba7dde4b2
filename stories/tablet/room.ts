import type {
  DeviceMessage,
  DeviceRequest,
  DeviceService,
  OwnDevice,
} from '@concierge/contract/devices';
import type { Language } from '@concierge/contract/constants';
import { MessageType } from '@concierge/contract/messageStates';
import { RequestState } from '@concierge/contract/requestStates';
import { NOTHING_KEPT, type TabletState } from '@concierge/tablet/model/tabletState';
import { iconSrc, type ServiceIconName } from '../fixtures/iconSrc.tsx';

type Texts = Readonly<Record<Language, string>>;

const SERVICES: readonly [icon: ServiceIconName, color: string, name: Texts][] = [
  ['bed-double', '#0d74ce', { en: 'Housekeeping', tr: 'Kat hizmetleri', cs: 'Úklid pokoje' }],
  ['concierge-bell', '#c2410c', { en: 'Room service', tr: 'Oda servisi', cs: 'Pokojová služba' }],
  ['house', '#0f766e', { en: 'Fresh towels', tr: 'Temiz havlu', cs: 'Čisté ručníky' }],
  ['zap', '#6b4f3a', { en: 'Maintenance', tr: 'Teknik servis', cs: 'Údržba' }],
  ['hotel', '#7c3aed', { en: 'Concierge', tr: 'Konsiyerj', cs: 'Concierge' }],
  ['calendar-clock', '#1d4ed8', { en: 'Late check-out', tr: 'Geç çıkış', cs: 'Pozdní odjezd' }],
  ['sun', '#ca8a04', { en: 'Wake-up call', tr: 'Uyandırma', cs: 'Buzení' }],
  ['wifi', '#15803d', { en: 'Internet help', tr: 'İnternet desteği', cs: 'Pomoc s internetem' }],
];

export function services(language: Language): DeviceService[] {
  return SERVICES.map(([icon, bg_color, name], at) => ({
    id: at + 1,
    service_name: name[language],
    full_path: iconSrc(icon),
    bg_color,
  }));
}

/** More than a screen has room for, some with long names. */
export function manyServices(language: Language): DeviceService[] {
  return [...services(language), ...services(language), ...services(language)].map(
    (service, at) => ({
      ...service,
      id: at + 1,
      service_name:
        at % 5 === 4
          ? `${service.service_name} – ${LONG[language]}`
          : `${service.service_name} ${at + 1}`,
    }),
  );
}

const LONG: Texts = {
  en: 'theater tickets and restaurant tables',
  tr: 'tiyatro biletleri ve restoran masaları',
  cs: 'vstupenky do divadla a rezervace v restauraci',
};

const today = (time: string) => `2026-03-02T${time}:00.000Z`;

interface Sent {
  service: number;
  state: RequestState;
  at: string;
  note?: Texts;
}

const NOTE: Texts = {
  en: 'Two pots of tea, please',
  tr: 'İki demlik çay lütfen',
  cs: 'Dvě konvice čaje, prosím',
};

function requestOf(language: Language, id: number, { service, state, at, note }: Sent) {
  return {
    id,
    state_id: state,
    service_id: service,
    service_name: SERVICES[service - 1]?.[2][language] ?? '',
    service_date: at,
    note: note?.[language] ?? null,
    approved_at: null,
    canceled_at: null,
    completed_at: null,
  } satisfies DeviceRequest;
}

/** One of each status, newest first. */
function requests(language: Language): DeviceRequest[] {
  const sent: Sent[] = [
    { service: 3, state: RequestState.waiting, at: today('09:28') },
    { service: 2, state: RequestState.approved, at: today('09:12'), note: NOTE },
    { service: 4, state: RequestState.canceled, at: today('08:40') },
    { service: 1, state: RequestState.done, at: '2026-03-01T16:05:00.000Z' },
  ];
  return sent.map((one, at) => requestOf(language, 40 - at, one));
}

const MESSAGES: readonly [type: MessageType, title: Texts, message: Texts][] = [
  [
    MessageType.message,
    { en: 'Your table is ready', tr: 'Masanız hazır', cs: 'Váš stůl je připraven' },
    {
      en: 'Good morning,\n\nyour table by the window is ready. Breakfast is served until 10:30.\n\nWe look forward to seeing you.',
      tr: 'Günaydın,\n\npencere kenarındaki masanız hazır. Kahvaltı 10:30’a kadar.\n\nSizi bekliyoruz.',
      cs: 'Dobré ráno,\n\nváš stůl u okna je připraven. Snídaně se podává do 10:30.\n\nTěšíme se na vás.',
    },
  ],
  [
    MessageType.invoice,
    { en: 'Minibar, 1 March', tr: 'Minibar, 1 Mart', cs: 'Minibar, 1. března' },
    {
      en: '2 × mineral water: 6.00 EUR\n1 × chocolate: 4.50 EUR\n\nTotal: 10.50 EUR',
      tr: '2 × maden suyu: 6,00 EUR\n1 × çikolata: 4,50 EUR\n\nToplam: 10,50 EUR',
      cs: '2 × minerální voda: 6,00 EUR\n1 × čokoláda: 4,50 EUR\n\nCelkem: 10,50 EUR',
    },
  ],
];

/** A new message and an invoice that was opened before. */
export function messages(language: Language): DeviceMessage[] {
  return MESSAGES.map(([type, title, message], at) => ({
    message_id: 20 - at,
    type,
    title: title[language],
    message: message[language],
    published_at: at === 0 ? today('09:20') : '2026-03-01T18:30:00.000Z',
    viewed_at: at === 0 ? null : '2026-03-01T19:00:00.000Z',
  }));
}

const ROOM: Texts = { en: 'Room 101', tr: 'Oda 101', cs: 'Pokoj 101' };

export function device(language: Language): OwnDevice {
  return {
    id: 1,
    name: ROOM[language],
    project: { id: 1, name: 'Hotel Aurelia Quay' },
    stay_id: 7,
    do_not_disturb: false,
  };
}

/** A guest's tablet on an ordinary morning. */
export function room(language: Language): TabletState {
  return {
    ...NOTHING_KEPT,
    pairing: 'paired',
    connection: 'live',
    sending: 'idle',
    guest: 0,
    language,
    keptAt: today('09:30'),
    device: device(language),
    services: services(language),
    requests: requests(language),
    messages: messages(language),
  };
}

export const note = (language: Language): string => NOTE[language];
