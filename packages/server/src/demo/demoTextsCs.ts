import type { DemoTexts } from './demoTexts.ts';

export const DEMO_TEXTS_CS: DemoTexts = {
  services: {
    housekeeping: {
      name: 'Úklid pokojů',
      notes: [
        'Ukliďte nám prosím pokoj do 15:00.',
        'Na koberec u stolu jsme rozlili kávu.',
        'Prosíme o dva polštáře navíc a náhradní deku.',
        'Koš v koupelně je plný.',
        'Mohli byste dnes převléct postele?',
        'Prosíme o několik ramínek do skříně.',
        'Dnes prosím neuklízejte, miminko spí do poledne.',
      ],
    },
    roomService: {
      name: 'Pokojová služba',
      notes: [
        'Klubový sendvič bez majonézy a dvě perlivé vody.',
        'Snídani pro dva v 7:30, jednu s ovesným mlékem.',
        'Jednu margheritu, jeden salát Caesar a láhev červeného vína.',
        'Kuřecí polévku a toast, prosím, někomu z nás není dobře.',
        'Ovocnou mísu a konvičku mátového čaje.',
        'Tác od oběda si můžete odnést.',
        'Dětské těstoviny jen s máslem a jednu zmrzlinu.',
      ],
    },
    towels: {
      name: 'Ručníky a ložní prádlo',
      notes: [
        'Čtyři osušky, prosím.',
        'Dva ručníky k bazénu na dnešní odpoledne.',
        'Župan velikosti XL.',
        'Čisté ručníky a předložku do koupelny.',
        'Ještě jednu přikrývku na rozkládací pohovku.',
      ],
    },
    maintenance: {
      name: 'Údržba',
      notes: [
        'Z klimatizace kape na podlahu.',
        'Ve sprše od rána neteče teplá voda.',
        'Lampička na levém nočním stolku nesvítí.',
        'Dveře na balkon nejdou zamknout.',
        'Trezor ukazuje ERR 2 a nejde otevřít.',
        'Na toaletě pořád protéká voda.',
        'Zásuvka u stolu je uvolněná.',
      ],
    },
    concierge: {
      name: 'Concierge',
      notes: [
        'Stůl pro čtyři dnes kolem 20:00, někde s výhledem.',
        'Dva lístky na zítřejší ranní plavbu přístavem, prosím.',
        'Mohl by nám někdo vytisknout palubní lístky?',
        'Je v neděli otevřená nějaká lékárna?',
        'Květiny na pokoj, máme výročí.',
      ],
    },
    luggage: {
      name: 'Zavazadla',
      notes: [
        'Tři kufry do haly v 10:45.',
        'Přineste nám prosím kufr, který jsme nechali na recepci.',
        'Můžeme si u vás do 18:00 uložit dvě tašky?',
        'Vozík na zavazadla, prosím, zvládneme to sami.',
      ],
    },
    spa: {
      name: 'Lázně a wellness',
      notes: [
        'Máte v sobotu po 16:00 volno na párovou masáž?',
        'Je sauna vyhřátá i ráno?',
        'Ošetření pleti, 60 minut, zítra kdykoli.',
        'Přesuňte mi prosím termín ze 14:00 na 15:30.',
      ],
    },
    taxi: {
      name: 'Taxi a transfery',
      notes: [
        'Taxi na letiště v 5:15, čtyři osoby, hodně zavazadel.',
        'Vůz k opeře na 18:30, prosím.',
        'Odvoz na nádraží v poledne.',
        'Taxi s dětskou sedačkou, asi za dvacet minut.',
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
        'Doplňte prosím neperlivou vodu a tonik.',
        'Mohli byste odnést alkohol? Cestujeme s dětmi.',
        'Lednička nechladí.',
        'Ještě kapsle s kávou, pokud možno bez kofeinu.',
      ],
    },
    wifi: {
      name: 'Wi-Fi a televize',
      notes: [
        'Na balkoně každou chvíli vypadává Wi-Fi.',
        'Do dálkového ovladače potřebujeme baterie.',
        'Jak připojíme notebook k televizi?',
        'Druhý telefon se k Wi-Fi nepřihlásí.',
      ],
    },
    childCare: {
      name: 'Hlídání dětí',
      notes: [
        'Dětskou postýlku a vaničku, prosím.',
        'Hlídání od 19:00 do 23:00 pro dvě děti, 4 a 7 let.',
        'Dětskou židličku na pokoj.',
        'Můžete v noci ohřát lahvičku?',
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
    'Host se ptal i na recepci.',
  ],
  handOverNotes: ['Končí mi směna, podnos je na cestě.', 'Do šesti jsem na letišti.'],
  cancelNotes: [
    'Host volal: už není potřeba.',
    'Dnes vyprodáno, nabídnut zítřek.',
    'Zadáno dvakrát, viz druhý požadavek.',
    'Host se odhlásil z hotelu.',
  ],
  approveNotes: ['Už jsme na cestě.', 'Budeme u vás asi za deset minut.', 'Máte rezervováno.'],
  news: [
    ['Snídaně', 'Snídaně se podává od 6:30 do 10:30, v neděli do 11:30.'],
    [
      'Bazén v úterý zavřený',
      'V úterý od 8:00 do 14:00 probíhá údržba bazénu. Omlouváme se za komplikace.',
    ],
    ['Dnes večer živá hudba', 'V lobby baru hraje od 20:00 jazzové trio. Rezervace není nutná.'],
    ['Požární cvičení', 'Cvičení proběhne zítra v 11:00. Pokoj nemusíte opouštět.'],
    ['Hodina bez vody', 'Ve čtvrtek od 10:00 do 11:00 nepoteče ve třetím patře voda.'],
    ['Ochutnávka vín', 'Šest vín z regionu, v pátek v 18:00. Dejte prosím vědět službě concierge.'],
    ['Změna času', 'Dnes v noci se hodiny posouvají o hodinu zpět. Pokoje uvolněte do 11:00.'],
    ['Rodinný brunch', 'Nedělní brunch s dětským koutkem, od 11:00 do 15:00 na zahradě.'],
  ],
  drafts: [
    ['Otevíráme letní terasu', 'Od pondělí podáváme za hezkého počasí večeře na terase.'],
    ['Nabídka lázní', 'Objednejte si tento týden dvě procedury a třetí máte od nás.'],
    ['Pozdní odjezd', 'Do 14:00 za polovinu ceny noci. Řekněte nám den předem.'],
    ['Dotazník pro hosty', 'Povězte nám, jak se vám u nás líbilo. Zabere to dvě minuty.'],
  ],
  reply: ['K vašemu požadavku', 'Děkujeme, už se tím zabýváme.'],
  invoice: (number) => `Faktura ${number}`,
  items: [
    'Neperlivá voda',
    'Klubový sendvič',
    'Červené víno, láhev',
    'Košile, žehlení',
    'Masáž, 60 minut',
    'Transfer z letiště',
    'Minibar, různé',
  ],
  total: 'Celkem',
};
