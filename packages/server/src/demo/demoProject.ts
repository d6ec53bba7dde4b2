import type { Language } from '@concierge/contract/constants';
import { UserType } from '@concierge/contract/userTypes';

/** A fictional hotel. Everything here is public: it exists only where the demo was requested. */
export const DEMO_PROJECT = { code: 'demo', name: 'Hotel Aurelia Quay' } as const;

/** The password of every demo user. */
export const DEMO_PASSWORD = 'concierge-demo';

/** The key of a demo device; derived from its serial id, so that every client can act as a room. */
export function demoDeviceKey(serialId: string): string {
  return `demo-${serialId}`;
}

/** The services; what they are called and asked is in `demoTexts.ts`. */
const SERVICES = {
  housekeeping: { icon: 'brush-cleaning', color: '#0d74ce', weight: 9, minutes: 35 },
  roomService: { icon: 'hand-platter', color: '#c2410c', weight: 10, minutes: 30 },
  towels: { icon: 'towel-rack', color: '#0f766e', weight: 7, minutes: 12 },
  maintenance: { icon: 'wrench', color: '#6b4f3a', weight: 6, minutes: 55 },
  concierge: { icon: 'concierge-bell', color: '#7c3aed', weight: 5, minutes: 20 },
  luggage: { icon: 'luggage', color: '#1d4ed8', weight: 4, minutes: 12 },
  spa: { icon: 'flower-2', color: '#be185d', weight: 4, minutes: 40 },
  taxi: { icon: 'car-taxi-front', color: '#ca8a04', weight: 5, minutes: 15 },
  laundry: { icon: 'washing-machine', color: '#0369a1', weight: 4, minutes: 150 },
  minibar: { icon: 'refrigerator', color: '#374151', weight: 4, minutes: 18 },
  wifi: { icon: 'wifi', color: '#15803d', weight: 3, minutes: 15 },
  childCare: { icon: 'baby', color: '#f59e0b', weight: 2, minutes: 60 },
} as const;

export type DemoServiceId = keyof typeof SERVICES;

export interface DemoService {
  id: DemoServiceId;
  icon: string;
  color: string;
  /** How often it is requested, relative to the others. */
  weight: number;
  /** How long it takes, usually. */
  minutes: number;
}

export const DEMO_SERVICES: readonly DemoService[] = (Object.keys(SERVICES) as DemoServiceId[]).map(
  (id) => ({ id, ...SERVICES[id] }),
);

/** A service without open requests: its dashboard card stays half-transparent. */
export const DEMO_QUIET_SERVICE: DemoServiceId = 'childCare';

export interface DemoUser {
  username: string;
  user_type: UserType;
  /** The demo's own language unless given. */
  lang?: Language;
  /** The services the user is service admin of. */
  services: readonly DemoServiceId[];
}

export const DEMO_USERS: readonly DemoUser[] = [
  { username: 'admin', user_type: UserType.admin, services: [] },
  { username: 'helena', user_type: UserType.admin, lang: 'cs', services: ['concierge'] },
  {
    username: 'operator',
    user_type: UserType.operator,
    services: ['housekeeping', 'towels', 'roomService', 'laundry'],
  },
  {
    username: 'elif',
    user_type: UserType.operator,
    lang: 'tr',
    services: ['concierge', 'spa', 'taxi', 'childCare'],
  },
  {
    username: 'tomas',
    user_type: UserType.operator,
    lang: 'cs',
    services: ['maintenance', 'wifi', 'luggage'],
  },
  {
    username: 'grace',
    user_type: UserType.operator,
    lang: 'en',
    services: ['roomService', 'minibar', 'laundry'],
  },
];

/** Has left the hotel, and some approved requests behind; the account is deleted. */
export const DEMO_GONE_USER: DemoUser = {
  username: 'marco',
  user_type: UserType.operator,
  services: [],
};

/** A tablet that got lost; its key has ended. */
export const DEMO_REVOKED_DEVICE = 'pool-bar';

/** A room whose guest has come today: its tablet shows nothing of before. */
export const DEMO_STAY_ROOM = 'room-204';

/** The room whose tablet anyone can open: `start` prints its address. */
export const DEMO_TABLET_ROOM = 'room-101';

/** A room whose tablet has not called for hours. */
export const DEMO_OFFLINE_ROOM = 'room-307';

const FLOORS = 4;
const ROOMS_PER_FLOOR = 10;

/** Rooms 101 to 110, 201 to 210, 301 to 310, 401 to 410. */
export const DEMO_ROOMS: readonly { serialId: string; number: number; floor: number }[] =
  Array.from({ length: FLOORS * ROOMS_PER_FLOOR }, (_, index) => {
    const floor = Math.floor(index / ROOMS_PER_FLOOR) + 1;
    const number = floor * 100 + (index % ROOMS_PER_FLOOR) + 1;
    return { serialId: `room-${number}`, number, floor };
  });
