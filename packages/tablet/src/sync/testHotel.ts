import type {
  DeviceMessage,
  DeviceRequest,
  DeviceService,
  OwnDevice,
} from '@concierge/contract/devices';
import { CallFailed, type DeviceApi } from './deviceApi.ts';
import type { TextStorage } from './pairing.ts';

export const service: DeviceService = {
  id: 1,
  service_name: 'Laundry',
  full_path: '/icons/lucide/shirt.svg',
  bg_color: '#123456',
};

export const requestWith = (change: Partial<DeviceRequest>): DeviceRequest => ({
  id: 10,
  state_id: 1,
  service_id: 1,
  service_name: 'Laundry',
  service_date: '2026-03-02T09:00:00.000Z',
  note: null,
  approved_at: null,
  canceled_at: null,
  completed_at: null,
  asked: 1,
  ...change,
});

export const message: DeviceMessage = {
  message_id: 5,
  type: 1,
  title: 'Hello',
  message: 'Welcome',
  published_at: '2026-03-02T09:00:00.000Z',
  viewed_at: null,
};

const pageOf = <Row>(data: Row[]) => ({ data, totalCount: data.length });

/** What the server holds, and what it was called with. */
export function createHotel() {
  const hotel = {
    device: { id: 1, name: 'Room 101', project: { id: 1, name: 'Hotel' }, stay_id: 1 } as OwnDevice,
    services: [service],
    requests: [requestWith({})],
    messages: [message],
    sentKeys: [] as string[],
    viewed: [] as number[],
    failure: null as number | null,
    /** Of what is sent alone. */
    sendFailure: null as number | null,
    /** Holds the answers of lists back. */
    gate: Promise.resolve(),
  };
  async function answer<Answer>(get: () => Answer): Promise<Answer> {
    if (hotel.failure !== null) throw new CallFailed(hotel.failure);
    const value = get();
    await hotel.gate;
    return value;
  }
  const api: DeviceApi = {
    device: () => answer(() => hotel.device),
    services: () => answer(() => hotel.services),
    requests: () => answer(() => pageOf(hotel.requests)),
    messages: () => answer(() => pageOf(hotel.messages)),
    send: (body, key) =>
      answer(() => {
        if (body.stay_id !== hotel.device.stay_id) throw new CallFailed(409);
        if (hotel.sendFailure !== null) throw new CallFailed(hotel.sendFailure);
        hotel.sentKeys.push(key);
        const sent = requestWith({
          id: 11,
          service_id: body.service_id,
          note: body.note ?? null,
          ...(body.follows_id && { follows_id: body.follows_id }),
        });
        hotel.requests = [sent, ...hotel.requests];
        return sent;
      }),
    act: (act, id) =>
      answer(() => {
        const [found] = hotel.requests.filter((request) => request.id === id);
        if (found?.state_id !== 1) throw new CallFailed(409);
        const asked = found.asked + 1;
        return requestWith({ ...found, ...(act === 'cancel' ? { state_id: 3 } : { asked }) });
      }),
    markViewed: (id) =>
      answer(() => {
        hotel.viewed.push(id);
        return message;
      }),
  };
  return { hotel, api };
}

/** The storage of a browser. */
export function memoryStorage(): TextStorage {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}
