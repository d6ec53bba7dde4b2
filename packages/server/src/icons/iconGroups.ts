/** A group of icons by their names. */
interface IconGroup {
  group_name: string;
  names: readonly string[];
}

const group = (group_name: string, names: string): IconGroup => ({
  group_name,
  names: names.trim().split(/\s+/),
});

/**
 * The icons a service may use: a choice of Lucide icons for hotels, hospitals and offices. Services store the id, which
 * is the place: the third of the first group is 103. So new icons and groups are appended, and none is ever taken away.
 */
export const ICON_GROUPS: readonly IconGroup[] = [
  group(
    'Front desk',
    `
    concierge-bell bell bell-ring hotel key-round key-square id-card clipboard-list
    clipboard-check calendar-days calendar-clock door-open door-closed info languages signature
    sticker
    `,
  ),
  group(
    'Room',
    `
    bed bed-double bed-single sofa armchair lamp lamp-desk lamp-floor blinds alarm-clock air-vent
    heater thermometer thermometer-snowflake fan tv refrigerator vault moon sun
    `,
  ),
  group(
    'Housekeeping',
    `
    broom broom-sparkles mop brush-cleaning spray-can sparkles washing-machine shirt trash recycle
    soap-dispenser-droplet robot-vacuum bubbles
    `,
  ),
  group(
    'Bathroom',
    `
    bath shower-head toilet faucet towel-rack droplets toothbrush tube-lotion mirror-round
    `,
  ),
  group(
    'Food',
    `
    utensils utensils-crossed hand-platter chef-hat cooking-pot croissant egg-fried sandwich pizza
    hamburger soup salad beef fish shrimp vegan apple banana cherry grape cake-slice cupcake
    dessert ice-cream-cone cookie popcorn wheat-off milk-off nut-off microwave
    `,
  ),
  group(
    'Drinks',
    `
    coffee cup-soda glass-water milk beer wine martini bottle-wine can-soda bean
    `,
  ),
  group(
    'Spa and leisure',
    `
    flower flower-2 leaf waves-ladder waves-horizontal dumbbell bike ship-wheel sailboat kayak
    parasol tree-palm volleyball gamepad-2 dices playing-cards book-open music drama ticket
    ferris-wheel tent-tree mountain-snow camera gem heart
    `,
  ),
  group(
    'Transport',
    `
    car car-taxi-front bus plane plane-takeoff plane-landing train-front tram-front ship motorbike
    scooter circle-parking ev-charger fuel map map-pin route traffic-cone
    `,
  ),
  group(
    'Luggage and parcels',
    `
    luggage baggage-claim backpack briefcase handbag package package-check mail mailbox truck
    shopping-bag shopping-cart gift paper-bag umbrella
    `,
  ),
  group(
    'Maintenance',
    `
    wrench hammer drill toolbox paint-roller lightbulb plug plug-zap zap power battery-charging
    cable construction hard-hat settings triangle-alert
    `,
  ),
  group(
    'Medical',
    `
    stethoscope heart-pulse pill pill-bottle syringe bandage briefcase-medical hospital ambulance
    iv-bag accessibility activity ear eye glasses hand-heart
    `,
  ),
  group(
    'Safety',
    `
    shield shield-check siren fire-extinguisher flame cctv lock lock-open life-buoy flashlight
    `,
  ),
  group(
    'Office and technology',
    `
    wifi phone phone-call smartphone laptop monitor printer projector presentation headset
    keyboard webcam mic speaker scan-qr-code qr-code file-text paperclip pencil building
    `,
  ),
  group(
    'Family',
    `
    baby toy-brick blocks balloon rocking-chair puzzle lollipop party-popper cake users
    person-standing
    `,
  ),
  group(
    'Pets',
    `
    dog cat paw-print bone bird fish-symbol rabbit turtle
    `,
  ),
  group(
    'Payment',
    `
    credit-card wallet banknote coins receipt receipt-text calculator percent tag star
    message-square circle-question-mark
    `,
  ),
];
