/** A tablet in a room of the hotel, in the language of its guest. */
import type {
  DeviceMessage,
  DeviceRequest,
  DeviceService,
  OwnDevice,
} from '@concierge/contract/devices';
import { LANGUAGES, type Language } from '@concierge/contract/constants';
import { MessageType } from '@concierge/contract/messageStates';
import { RequestState } from '@concierge/contract/requestStates';
import { NOTHING_KEPT, type TabletState } from '@concierge/tablet/model/tabletState';
import { found, HOTEL_NAME, hotelIn, NOW } from '../hotel/hotel.ts';

/** What a service is called in each language. */
const namesOf = (at: number) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, found(hotelIn(language).services[at]).service_name]),
  );

/** What the hotel offers first. */
export const services = (language: Language): DeviceService[] =>
  hotelIn(language)
    .services.slice(0, 8)
    .map(({ id, service_name, full_path, bg_color }, at) => ({
      id,
      service_name,
      service_names: namesOf(at),
      full_path,
      bg_color,
    }));

/** More than a screen has room for, some with long names. */
export function manyServices(language: Language): DeviceService[] {
  const all = hotelIn(language).services;
  return [...all, ...all].map((service, at) => ({
    id: at + 1,
    service_name:
      at % 5 === 4
        ? `${service.service_name} – ${found(all[at % 7]).service_name}, ${found(all[at % 3]).service_name}`
        : `${service.service_name} ${at + 1}`,
    full_path: service.full_path,
    bg_color: service.bg_color,
  }));
}

const today = (time: string) => `2026-03-02T${time}:00.000Z`;

/** What a guest writes with a request for room service. */
export const note = (language: Language): string =>
  found(hotelIn(language).texts.services.roomService.notes[4]);

interface Sent {
  service: number;
  state: RequestState;
  at: string;
  note?: string;
}

/** One of each status, newest first. */
export function requests(language: Language): DeviceRequest[] {
  const sent: Sent[] = [
    { service: 3, state: RequestState.waiting, at: today('09:28') },
    { service: 2, state: RequestState.approved, at: today('09:12'), note: note(language) },
    { service: 4, state: RequestState.canceled, at: today('08:40') },
    { service: 1, state: RequestState.done, at: '2026-03-01T16:05:00.000Z' },
  ];
  return sent.map((one, at) => ({
    id: 40 - at,
    state_id: one.state,
    service_id: one.service,
    service_name: found(hotelIn(language).services[one.service - 1]).service_name,
    service_names: namesOf(one.service - 1),
    service_date: one.at,
    note: one.note ?? null,
    approved_at: null,
    canceled_at: null,
    completed_at: null,
    asked: 1,
  }));
}

/** A new message and an invoice that was opened before. */
export function messages(language: Language): DeviceMessage[] {
  const { texts, messages: sent } = hotelIn(language);
  const [title, message] = found(texts.news[2]);
  const invoice = found(sent.find(({ type }) => type === MessageType.invoice));
  return [
    {
      message_id: 20,
      type: MessageType.message,
      title,
      message,
      published_at: today('09:20'),
      viewed_at: null,
    },
    {
      message_id: 19,
      type: MessageType.invoice,
      title: invoice.title,
      message: invoice.message,
      published_at: '2026-03-01T18:30:00.000Z',
      viewed_at: '2026-03-01T19:00:00.000Z',
    },
  ];
}

export function device(language: Language): OwnDevice {
  const { id, name } = found(hotelIn(language).devices[0]);
  return {
    id,
    name,
    project: { id: 1, name: HOTEL_NAME, time_zone: 'UTC' },
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
    keyKept: true,
    sending: 'idle',
    acting: null,
    sendingKey: null,
    guest: 0,
    language,
    keptAt: NOW,
    device: device(language),
    services: services(language),
    requests: requests(language),
    messages: messages(language),
  };
}
