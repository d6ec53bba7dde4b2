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

export interface DemoService {
  name: string;
  icon: string;
  color: string;
  /** How often it is requested, relative to the others. */
  weight: number;
  /** Notes that guests write with such a request. */
  notes: readonly string[];
}

export const DEMO_SERVICES: readonly DemoService[] = [
  {
    name: 'Housekeeping',
    icon: 'brush-cleaning',
    color: '#0d74ce',
    weight: 9,
    notes: [
      'Please make up the room before 15:00.',
      'We spilled coffee on the carpet next to the desk.',
      'Two more pillows and a spare blanket, please.',
      'The bin in the bathroom is full.',
      'Could you change the bed linen today?',
      'Extra hangers for the wardrobe, please.',
      'Please skip the room today, the baby is asleep until noon.',
    ],
  },
  {
    name: 'Room Service',
    icon: 'hand-platter',
    color: '#c2410c',
    weight: 10,
    notes: [
      'Club sandwich without mayonnaise and two sparkling waters.',
      'Breakfast for two at 7:30, one with oat milk.',
      'One margherita, one Caesar salad, a bottle of the house red.',
      'Chicken soup and toast, please, somebody is not feeling well.',
      'Fruit plate and a pot of peppermint tea.',
      'The tray from lunch can be collected.',
      'Kids pasta with butter only, and one ice cream.',
    ],
  },
  {
    name: 'Towels & Linen',
    icon: 'towel-rack',
    color: '#0f766e',
    weight: 7,
    notes: [
      'Four bath towels, please.',
      'Two pool towels for this afternoon.',
      'A bathrobe in size XL.',
      'Fresh towels and a bath mat.',
      'One more duvet for the sofa bed.',
    ],
  },
  {
    name: 'Maintenance',
    icon: 'wrench',
    color: '#6b4f3a',
    weight: 6,
    notes: [
      'The air conditioning drips onto the floor.',
      'No hot water in the shower since this morning.',
      'The lamp on the left bedside table does not work.',
      'The balcony door does not lock.',
      'The safe shows ERR 2 and stays closed.',
      'The toilet keeps running.',
      'A socket by the desk is loose.',
    ],
  },
  {
    name: 'Concierge',
    icon: 'concierge-bell',
    color: '#7c3aed',
    weight: 5,
    notes: [
      'A table for four tonight around 20:00, somewhere with a view.',
      'Two tickets for the harbour cruise tomorrow morning, please.',
      'Could somebody print our boarding passes?',
      'Is there a pharmacy open on Sunday?',
      'Flowers for the room, it is our anniversary.',
    ],
  },
  {
    name: 'Luggage',
    icon: 'luggage',
    color: '#1d4ed8',
    weight: 4,
    notes: [
      'Three suitcases to the lobby at 10:45.',
      'Please bring up the suitcase we left at reception.',
      'Can we store two bags until 18:00?',
      'A trolley, please, we manage ourselves.',
    ],
  },
  {
    name: 'Spa & Wellness',
    icon: 'flower-2',
    color: '#be185d',
    weight: 4,
    notes: [
      'Couples massage on Saturday after 16:00?',
      'Is the sauna warm in the mornings?',
      'One facial, 60 minutes, any time tomorrow.',
      'Please move my 14:00 appointment to 15:30.',
    ],
  },
  {
    name: 'Taxi & Transfer',
    icon: 'car-taxi-front',
    color: '#ca8a04',
    weight: 5,
    notes: [
      'Taxi to the airport at 5:15, four people, much luggage.',
      'A car to the opera at 18:30, please.',
      'Transfer to the railway station at noon.',
      'Taxi with a child seat, in about twenty minutes.',
    ],
  },
  {
    name: 'Laundry',
    icon: 'washing-machine',
    color: '#0369a1',
    weight: 4,
    notes: [
      'Two shirts to iron before 18:00.',
      'A suit for dry cleaning, needed tomorrow by noon.',
      'One bag of laundry, please no fabric softener.',
      'A red wine stain on a white dress, can it be saved?',
    ],
  },
  {
    name: 'Minibar',
    icon: 'refrigerator',
    color: '#374151',
    weight: 4,
    notes: [
      'Please refill still water and tonic.',
      'Could you take out the alcohol? We travel with children.',
      'The fridge is not cold.',
      'More coffee capsules, decaf if possible.',
    ],
  },
  {
    name: 'Wi-Fi & TV',
    icon: 'wifi',
    color: '#15803d',
    weight: 3,
    notes: [
      'The Wi-Fi drops every few minutes on the balcony.',
      'The TV remote needs batteries.',
      'How do we connect a laptop to the TV?',
      'The second phone cannot sign in to the Wi-Fi.',
    ],
  },
  {
    name: 'Child Care',
    icon: 'baby',
    color: '#f59e0b',
    weight: 2,
    notes: [
      'A cot and a baby bath, please.',
      'A babysitter from 19:00 to 23:00 for two children, 4 and 7.',
      'A high chair for the room.',
      'Can you warm up a bottle at night?',
    ],
  },
];

/** A service without open requests: its dashboard card stays half-transparent (C2). */
export const DEMO_QUIET_SERVICE = 'Child Care';

export interface DemoUser {
  username: string;
  user_type: UserType;
  lang: Language;
  /** Names of the services the user is service admin of. */
  services: readonly string[];
}

export const DEMO_USERS: readonly DemoUser[] = [
  { username: 'admin', user_type: UserType.admin, lang: 'en', services: [] },
  { username: 'helena', user_type: UserType.admin, lang: 'cs', services: ['Concierge'] },
  {
    username: 'operator',
    user_type: UserType.operator,
    lang: 'en',
    services: ['Housekeeping', 'Towels & Linen', 'Room Service', 'Laundry'],
  },
  {
    username: 'elif',
    user_type: UserType.operator,
    lang: 'tr',
    services: ['Concierge', 'Spa & Wellness', 'Taxi & Transfer', 'Child Care'],
  },
  {
    username: 'tomas',
    user_type: UserType.operator,
    lang: 'cs',
    services: ['Maintenance', 'Wi-Fi & TV', 'Luggage'],
  },
  {
    username: 'grace',
    user_type: UserType.operator,
    lang: 'en',
    services: ['Room Service', 'Minibar', 'Laundry'],
  },
];

const FLOORS = 4;
const ROOMS_PER_FLOOR = 10;

/** Rooms 101 to 110, 201 to 210, 301 to 310, 401 to 410. */
export const DEMO_ROOMS: readonly { serialId: string; name: string }[] = Array.from(
  { length: FLOORS * ROOMS_PER_FLOOR },
  (_, index) => {
    const floor = Math.floor(index / ROOMS_PER_FLOOR) + 1;
    const number = floor * 100 + (index % ROOMS_PER_FLOOR) + 1;
    return { serialId: `room-${number}`, name: `Room ${number}` };
  },
);
