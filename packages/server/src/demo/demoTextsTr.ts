import type { DemoTexts } from './demoTexts.ts';

export const DEMO_TEXTS_TR: DemoTexts = {
  services: {
    housekeeping: {
      name: 'Kat hizmetleri',
      notes: [
        'Odayı saat 15:00’ten önce toplar mısınız?',
        'Çalışma masasının yanındaki halıya kahve döktük.',
        'İki yastık ve yedek bir battaniye daha rica ederiz.',
        'Banyodaki çöp kutusu doldu.',
        'Nevresimleri bugün değiştirebilir misiniz?',
        'Gardırop için birkaç askı daha lütfen.',
        'Bugün odaya girmeyin lütfen, bebek öğlene kadar uyuyor.',
      ],
    },
    roomService: {
      name: 'Oda servisi',
      notes: [
        'Mayonezsiz bir kulüp sandviç ve iki maden suyu.',
        'Saat 7:30’da iki kişilik kahvaltı, biri yulaf sütüyle.',
        'Bir margherita, bir Sezar salata, bir şişe kırmızı ev şarabı.',
        'Tavuk çorbası ve kızarmış ekmek lütfen, içimizden biri rahatsız.',
        'Meyve tabağı ve bir demlik nane çayı.',
        'Öğle yemeğinin tepsisini alabilirsiniz.',
        'Sade tereyağlı çocuk makarnası ve bir dondurma.',
      ],
    },
    towels: {
      name: 'Havlu ve çarşaf',
      notes: [
        'Dört banyo havlusu lütfen.',
        'Öğleden sonra için iki havuz havlusu.',
        'XL beden bir bornoz.',
        'Temiz havlu ve bir banyo paspası.',
        'Çekyat için bir yorgan daha.',
      ],
    },
    maintenance: {
      name: 'Teknik servis',
      notes: [
        'Klima yere su damlatıyor.',
        'Sabahtan beri duşta sıcak su yok.',
        'Soldaki komodinin lambası yanmıyor.',
        'Balkon kapısı kilitlenmiyor.',
        'Kasa ERR 2 gösteriyor ve açılmıyor.',
        'Tuvaletin suyu durmadan akıyor.',
        'Masanın yanındaki priz yerinden oynuyor.',
      ],
    },
    concierge: {
      name: 'Concierge',
      notes: [
        'Bu akşam 20:00 için manzaralı bir yerde dört kişilik masa.',
        'Yarın sabahki liman turu için iki bilet lütfen.',
        'Biniş kartlarımızı yazdırabilir misiniz?',
        'Pazar günü açık bir eczane var mı?',
        'Odaya çiçek lütfen, evlilik yıl dönümümüz.',
      ],
    },
    luggage: {
      name: 'Bagaj',
      notes: [
        'Saat 10:45’te üç bavul lobiye.',
        'Resepsiyonda bıraktığımız bavulu yukarı getirir misiniz?',
        'İki çantayı saat 18:00’e kadar bırakabilir miyiz?',
        'Bir bagaj arabası lütfen, kendimiz hallederiz.',
      ],
    },
    spa: {
      name: 'Spa ve wellness',
      notes: [
        'Cumartesi 16:00’dan sonra çift masajı olur mu?',
        'Sauna sabahları sıcak mı?',
        '60 dakikalık cilt bakımı, yarın herhangi bir saatte.',
        'Saat 14:00’teki randevumu 15:30’a alır mısınız?',
      ],
    },
    taxi: {
      name: 'Taksi ve transfer',
      notes: [
        'Saat 5:15’te havalimanına taksi, dört kişi, çok bagaj var.',
        'Saat 18:30’da operaya bir araba lütfen.',
        'Öğlen tren garına transfer.',
        'Yaklaşık yirmi dakika sonra, çocuk koltuklu taksi.',
      ],
    },
    laundry: {
      name: 'Çamaşır servisi',
      notes: [
        'Saat 18:00’den önce ütülenecek iki gömlek.',
        'Kuru temizlemeye bir takım elbise, yarın öğlene kadar lazım.',
        'Bir torba çamaşır, yumuşatıcı kullanmayın lütfen.',
        'Beyaz elbisede kırmızı şarap lekesi var, çıkar mı?',
      ],
    },
    minibar: {
      name: 'Minibar',
      notes: [
        'Su ve toniği tamamlar mısınız?',
        'Alkollü içecekleri kaldırabilir misiniz? Çocuklarla geldik.',
        'Buzdolabı soğutmuyor.',
        'Biraz daha kahve kapsülü, mümkünse kafeinsiz.',
      ],
    },
    wifi: {
      name: 'Wi-Fi ve TV',
      notes: [
        'Balkonda Wi-Fi birkaç dakikada bir kopuyor.',
        'Televizyon kumandasına pil lazım.',
        'Dizüstü bilgisayarı televizyona nasıl bağlarız?',
        'İkinci telefon Wi-Fi ağına bağlanamıyor.',
      ],
    },
    childCare: {
      name: 'Çocuk bakımı',
      notes: [
        'Bir bebek yatağı ve bebek küveti lütfen.',
        '4 ve 7 yaşında iki çocuk için 19:00’dan 23:00’e kadar bakıcı.',
        'Odaya bir mama sandalyesi.',
        'Gece biberon ısıtabilir misiniz?',
      ],
    },
  },
  room: (number) => `Oda ${number}`,
  floor: (floor) => `${floor}. kat`,
  poolBar: 'Havuz barı',
  staffNotes: [
    'Misafir iyi duymuyor: lütfen iki kez kapıyı çalın.',
    'Geri arandı: kapı ana anahtarla açılabilir.',
    'Bu odayla ilgili üçüncü şikâyet. Müdüre haber verin.',
    'Misafir resepsiyona da sordu.',
  ],
  handOverNotes: ['Vardiyam bitti, tepsi yolda.', 'Saat altıya kadar havalimanındayım.'],
  cancelNotes: [
    'Misafir aradı: artık gerek yok.',
    'Bugün yer kalmadı, yarın için önerildi.',
    'Mükerrer, diğer talebe bakın.',
    'Misafir otelden ayrıldı.',
  ],
  approveNotes: ['Geliyoruz.', 'Yaklaşık on dakika içinde yanınızdayız.', 'Yeriniz ayrıldı.'],
  news: [
    ['Kahvaltı saatleri', 'Kahvaltı 6:30–10:30 arasında, pazar günleri 11:30’a kadar sunulur.'],
    [
      'Havuz salı günü kapalı',
      'Havuz salı günü 8:00–14:00 arasında bakımda olacak. Anlayışınız için teşekkür ederiz.',
    ],
    [
      'Bu akşam canlı müzik',
      'Lobi barda saat 20:00’den itibaren caz üçlüsü. Rezervasyon gerekmez.',
    ],
    ['Yangın tatbikatı', 'Tatbikat yarın saat 11:00’de yapılacak. Odanızdan çıkmanız gerekmez.'],
    [
      'Bir saatlik su kesintisi',
      'Perşembe günü 10:00–11:00 arasında üçüncü katta sular kesilecek.',
    ],
    ['Şarap tadımı', 'Yöreden altı şarap, cuma saat 18:00’de. Lütfen concierge’e haber verin.'],
    ['Saatler geri alınıyor', 'Bu gece saatler bir saat geri alınacak. Çıkış saati yine 11:00.'],
    ['Aile brunch’ı', 'Pazar günü 11:00–15:00 arasında bahçede, çocuk köşesiyle brunch.'],
  ],
  drafts: [
    ['Yaz terası açılıyor', 'Hava uygun olursa pazartesiden itibaren akşam yemeği terasta.'],
    ['Spa fırsatı', 'Bu hafta iki bakım alın, üçüncüsü bizden olsun.'],
    ['Geç çıkış', 'Yarım gecelik ücretle 14:00’e kadar. Bir gün önceden sorun.'],
    ['Misafir anketi', 'Konaklamanız nasıldı, anlatın. İki dakikanızı alır.'],
  ],
  reply: ['Talebiniz hakkında', 'Teşekkür ederiz, hemen ilgileniyoruz.'],
  invoice: (number) => `Fatura ${number}`,
  items: [
    'Su',
    'Kulüp sandviç',
    'Kırmızı ev şarabı, şişe',
    'Gömlek ütüsü',
    'Masaj, 60 dakika',
    'Havalimanı transferi',
    'Minibar, karışık',
  ],
  total: 'Toplam',
};
