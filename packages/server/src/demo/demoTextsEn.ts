import type { DemoTexts } from './demoTexts.ts';

export const DEMO_TEXTS_EN: DemoTexts = {
  services: {
    housekeeping: {
      name: 'Housekeeping',
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
    roomService: {
      name: 'Room Service',
      notes: [
        'Club sandwich without mayonnaise and two sparkling waters.',
        'Breakfast for two at 7:30, one with oat milk.',
        'One margherita, one Caesar salad, a bottle of the house red.',
        'Chicken soup and toast, please, someone is not feeling well.',
        'Fruit plate and a pot of peppermint tea.',
        'The tray from lunch can be collected.',
        'Kids pasta with butter only, and one ice cream.',
      ],
    },
    towels: {
      name: 'Towels & Linen',
      notes: [
        'Four bath towels, please.',
        'Two pool towels for this afternoon.',
        'A bathrobe in size XL.',
        'Fresh towels and a bath mat.',
        'One more duvet for the sofa bed.',
      ],
    },
    maintenance: {
      name: 'Maintenance',
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
    concierge: {
      name: 'Concierge',
      notes: [
        'A table for four tonight around 20:00, somewhere with a view.',
        'Two tickets for the harbor cruise tomorrow morning, please.',
        'Could someone print our boarding passes?',
        'Is there a pharmacy open on Sunday?',
        'Flowers for the room, it is our anniversary.',
      ],
    },
    luggage: {
      name: 'Luggage',
      notes: [
        'Three suitcases to the lobby at 10:45.',
        'Please bring up the suitcase we left at reception.',
        'Can we store two bags until 18:00?',
        'A luggage cart, please, we can manage ourselves.',
      ],
    },
    spa: {
      name: 'Spa & Wellness',
      notes: [
        'Couples massage on Saturday after 16:00?',
        'Is the sauna warm in the mornings?',
        'One facial, 60 minutes, any time tomorrow.',
        'Please move my 14:00 appointment to 15:30.',
      ],
    },
    taxi: {
      name: 'Taxi & Transfer',
      notes: [
        'Taxi to the airport at 5:15, four people, lots of luggage.',
        'A car to the opera at 18:30, please.',
        'Transfer to the train station at noon.',
        'Taxi with a child seat, in about twenty minutes.',
      ],
    },
    laundry: {
      name: 'Laundry',
      notes: [
        'Two shirts to iron before 18:00.',
        'A suit for dry cleaning, needed tomorrow by noon.',
        'One bag of laundry, please no fabric softener.',
        'A red wine stain on a white dress, can it be saved?',
      ],
    },
    minibar: {
      name: 'Minibar',
      notes: [
        'Please refill still water and tonic.',
        'Could you take out the alcohol? We travel with children.',
        'The fridge is not cold.',
        'More coffee capsules, decaf if possible.',
      ],
    },
    wifi: {
      name: 'Wi-Fi & TV',
      notes: [
        'The Wi-Fi drops every few minutes on the balcony.',
        'The TV remote needs batteries.',
        'How do we connect a laptop to the TV?',
        'The second phone cannot sign in to the Wi-Fi.',
      ],
    },
    childCare: {
      name: 'Childcare',
      notes: [
        'A crib and a baby bath, please.',
        'A babysitter from 19:00 to 23:00 for two children, 4 and 7.',
        'A high chair for the room.',
        'Can you warm up a bottle at night?',
      ],
    },
  },
  room: (number) => `Room ${number}`,
  floor: (floor) => `Floor ${floor}`,
  poolBar: 'Pool bar',
  staffNotes: [
    'The guest is hard of hearing: knock twice, please.',
    'Called back: the door may be opened with the pass key.',
    'Third complaint about this room. Tell the manager.',
    'The guest has asked at the front desk as well.',
  ],
  handOverNotes: ['My shift is over, the tray is on its way.', 'I am at the airport until six.'],
  cancelNotes: [
    'Guest called: no longer needed.',
    'Sold out for today, offered tomorrow instead.',
    'Duplicate, see the other request.',
    'The guest has checked out.',
  ],
  approveNotes: ['On our way.', 'With you in about ten minutes.', 'Booked for you.'],
  news: [
    ['Breakfast hours', 'Breakfast is served from 6:30 to 10:30, on Sundays until 11:30.'],
    [
      'Pool closed on Tuesday',
      'The pool will be serviced on Tuesday from 8:00 to 14:00. We apologize for the inconvenience.',
    ],
    ['Live music tonight', 'A jazz trio plays in the lobby bar from 20:00. No reservation needed.'],
    ['Fire drill', 'A drill takes place tomorrow at 11:00. You do not need to leave your room.'],
    [
      'Water off for an hour',
      'On Thursday from 10:00 to 11:00 there will be no water on the third floor.',
    ],
    ['Wine tasting', 'Six wines from the region, Friday at 18:00. Please let the concierge know.'],
    ['Clocks go back', 'Tonight the clocks go back one hour. Check-out stays at 11:00.'],
    ['Family brunch', 'Sunday brunch with a corner for children, 11:00 to 15:00, in the garden.'],
  ],
  drafts: [
    [
      'Summer terrace opens',
      'From next Monday dinner is served on the terrace, weather permitting.',
    ],
    ['Spa offer', 'Book two treatments this week and the third one is on us.'],
    ['Late check-out', 'Until 14:00 for half the night rate. Ask us the day before.'],
    ['Guest survey', 'Tell us how your stay was. It takes two minutes.'],
  ],
  reply: ['About your request', 'Thank you, we are taking care of it.'],
  invoice: (number) => `Invoice ${number}`,
  items: [
    'Still water',
    'Club sandwich',
    'House red, bottle',
    'Shirt, ironed',
    'Massage, 60 minutes',
    'Airport transfer',
    'Minibar, mixed',
  ],
  total: 'Total',
};
