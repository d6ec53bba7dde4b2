import type { DemoTexts } from './demoTexts.ts';

export const DEMO_TEXTS_CS: DemoTexts = {
  services: {
    housekeeping: {
      name: 'Úklid pokojů',
      notes: [
        'Ukliďte nám prosím pokoj do 15:00.',
        'Na koberec u\u00a0stolu jsme rozlili kávu.',
        'Prosíme o\u00a0dva polštáře navíc a\u00a0náhradní deku.',
        'Koš v\u00a0koupelně je plný.',
        'Mohli byste dnes převléct postele?',
        'Prosíme o\u00a0několik ramínek do skříně.',
        'Dnes prosím neuklízejte, miminko spí do poledne.',
      ],
    },
    roomService: {
      name: 'Pokojová služba',
      notes: [
        'Klubový sendvič bez majonézy a\u00a0dvě perlivé vody.',
        'Snídani pro dva v\u00a07:30, jednu s\u00a0ovesným mlékem.',
        'Jednu margheritu, jeden salát Caesar a\u00a0láhev červeného vína.',
        'Kuřecí polévku a\u00a0toast, prosím, někomu z\u00a0nás není dobře.',
        'Ovocnou mísu a\u00a0konvičku mátového čaje.',
        'Tác od oběda si můžete odnést.',
        'Dětské těstoviny jen s\u00a0máslem a\u00a0jednu zmrzlinu.',
      ],
    },
    towels: {
      name: 'Ručníky a ložní prádlo',
      notes: [
        'Čtyři osušky, prosím.',
        'Dva ručníky k\u00a0bazénu na dnešní odpoledne.',
        'Župan velikosti XL.',
        'Čisté ručníky a\u00a0předložku do koupelny.',
        'Ještě jednu přikrývku na rozkládací pohovku.',
      ],
    },
    maintenance: {
      name: 'Údržba',
      notes: [
        'Z\u00a0klimatizace kape na podlahu.',
        'Ve sprše od rána neteče teplá voda.',
        'Lampička na levém nočním stolku nesvítí.',
        'Dveře na balkon nejdou zamknout.',
        'Trezor ukazuje ERR 2 a\u00a0nejde otevřít.',
        'Na toaletě pořád protéká voda.',
        'Zásuvka u\u00a0stolu je uvolněná.',
      ],
    },
    concierge: {
      name: 'Concierge',
      notes: [
        'Stůl pro čtyři dnes kolem 20:00, někde s\u00a0výhledem.',
        'Dva lístky na zítřejší ranní plavbu přístavem, prosím.',
        'Mohl by nám někdo vytisknout palubní lístky?',
        'Je v\u00a0neděli otevřená nějaká lékárna?',
        'Květiny na pokoj, máme výročí.',
      ],
    },
    luggage: {
      name: 'Zavazadla',
      notes: [
        'Tři kufry do haly v\u00a010:45.',
        'Přineste nám prosím kufr, který jsme nechali na recepci.',
        'Můžeme si u\u00a0vás do 18:00 uložit dvě tašky?',
        'Vozík na zavazadla, prosím, zvládneme to sami.',
      ],
    },
    spa: {
      name: 'Spa a wellness',
      notes: [
        'Máte v\u00a0sobotu po 16:00 volno na párovou masáž?',
        'Je sauna vyhřátá i\u00a0ráno?',
        'Ošetření pleti, 60\u00a0minut, zítra kdykoli.',
        'Přesuňte mi prosím termín ze 14:00 na 15:30.',
      ],
    },
    taxi: {
      name: 'Taxi a transfery',
      notes: [
        'Taxi na letiště v\u00a05:15, čtyři osoby, hodně zavazadel.',
        'Vůz k\u00a0opeře na 18:30, prosím.',
        'Odvoz na nádraží v\u00a0poledne.',
        'Taxi s\u00a0dětskou sedačkou, asi za dvacet minut.',
      ],
    },
    laundry: {
      name: 'Prádelna',
      notes: [
        'Dvě košile vyžehlit do 18:00.',
        'Oblek do čistírny, potřebuji ho zítra do poledne.',
        'Jeden pytel prádla, prosím bez aviváže.',
        'Skvrna od červeného vína na bílých šatech, dá se zachránit?',
      ],
    },
    minibar: {
      name: 'Minibar',
      notes: [
        'Doplňte prosím neperlivou vodu a\u00a0tonik.',
        'Mohli byste odnést alkohol? Cestujeme s\u00a0dětmi.',
        'Lednička nechladí.',
        'Ještě kapsle s\u00a0kávou, pokud možno bez kofeinu.',
      ],
    },
    wifi: {
      name: 'Wi-Fi a televize',
      notes: [
        'Na balkoně každou chvíli vypadává Wi-Fi.',
        'Do dálkového ovladače potřebujeme baterie.',
        'Jak připojíme notebook k\u00a0televizi?',
        'Druhý telefon se k\u00a0Wi-Fi nepřihlásí.',
      ],
    },
    childCare: {
      name: 'Hlídání dětí',
      notes: [
        'Dětskou postýlku a\u00a0vaničku, prosím.',
        'Hlídání od 19:00 do 23:00 pro dvě děti, 4 a\u00a07\u00a0let.',
        'Dětskou židličku na pokoj.',
        'Můžete v\u00a0noci ohřát lahvičku?',
      ],
    },
  },
  room: (number) => `Pokoj ${number}`,
  floor: (floor) => `${floor}. patro`,
  poolBar: 'Bar u bazénu',
  staffNotes: [
    'Host špatně slyší: zaklepejte prosím dvakrát.',
    'Volali jsme zpět: dveře smíme otevřít hlavním klíčem.',
    'Třetí stížnost na tento pokoj. Řekněte to vedoucí.',
    'Host se ptal i\u00a0na recepci.',
  ],
  handOverNotes: ['Končí mi směna, tác je na cestě.', 'Do šesti jsem na letišti.'],
  cancelNotes: [
    'Host volal: už není potřeba.',
    'Dnes je plno, nabídli jsme zítřek.',
    'Zadáno dvakrát, viz druhý požadavek.',
    'Host už odjel.',
  ],
  approveNotes: ['Už jsme na cestě.', 'Budeme u\u00a0vás asi za deset minut.', 'Máte rezervováno.'],
  news: [
    ['Snídaně', 'Snídaně se podává od 6:30 do 10:30, v\u00a0neděli do 11:30.'],
    [
      'Bazén v\u00a0úterý zavřený',
      'V\u00a0úterý od 8:00 do 14:00 probíhá údržba bazénu. Omlouváme se za komplikace.',
    ],
    [
      'Dnes večer živá hudba',
      'V\u00a0lobby baru hraje od 20:00 jazzové trio. Rezervace není nutná.',
    ],
    ['Požární cvičení', 'Cvičení proběhne zítra v\u00a011:00. Pokoj nemusíte opouštět.'],
    ['Hodina bez vody', 'Ve čtvrtek od 10:00 do 11:00 nepoteče ve třetím patře voda.'],
    [
      'Ochutnávka vín',
      'Šest vín z\u00a0regionu, v\u00a0pátek v\u00a018:00. Dejte prosím vědět službě concierge.',
    ],
    [
      'Změna času',
      'Dnes v\u00a0noci se hodiny posouvají o\u00a0hodinu zpět. Check-out zůstává do 11:00.',
    ],
    ['Rodinný brunch', 'Nedělní brunch s\u00a0dětským koutkem, od 11:00 do 15:00 na zahradě.'],
  ],
  drafts: [
    ['Otevíráme letní terasu', 'Od pondělí podáváme za hezkého počasí večeře na terase.'],
    ['Nabídka spa', 'Objednejte si tento týden dvě procedury a\u00a0třetí máte od nás.'],
    ['Pozdní odjezd', 'Do 14:00 za polovinu ceny noci. Řekněte nám den předem.'],
    ['Dotazník pro hosty', 'Povězte nám, jak se vám u\u00a0nás líbilo. Zabere to dvě minuty.'],
  ],
  reply: ['K\u00a0vašemu požadavku', 'Děkujeme, už se tím zabýváme.'],
  invoice: (number) => `Faktura ${number}`,
  items: [
    'Neperlivá voda',
    'Klubový sendvič',
    'Červené víno, láhev',
    'Košile, žehlení',
    'Masáž, 60\u00a0minut',
    'Transfer z\u00a0letiště',
    'Minibar, různé',
  ],
  total: 'Celkem',
};
