import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      URL: 'media:clip-01.mp4',
      Thumbnail: 'container-ship-bow-2.webp',
      PublishDate: '2026-11-10T10:00:00+03:00',
      Duration: 10,
    },
    ar: {
      Title: 'سفينة حاويات تدخل القناة الملاحية',
      Summary:
        'تدخل السفينة القناة بسرعة لا تتجاوز 8 عقد، ويتابعها برج المراقبة من منطقة الانتظار إلى أن تصل إلى حوض الدوران.',
    },
    en: {
      Title: 'A container ship enters the navigation channel',
      Summary:
        'The vessel enters the channel at no more than 8 knots, followed by the control tower from the anchorage to the turning basin.',
    },
  },
  {
    shared: {
      URL: 'media:clip-02.mp4',
      Thumbnail: 'quay-cranes-1.webp',
      PublishDate: '2026-10-13T10:00:00+03:00',
      Duration: 12,
    },
    ar: {
      Title: 'رافعات الرصيف أثناء المناولة',
      Summary:
        'تعمل رافعات الرصيف على مدار الساعة في ثلاث نوبات، وتنقل كل رافعة نحو 30 حاوية في الساعة بين السفينة والرصيف.',
    },
    en: {
      Title: 'Quay cranes at work',
      Summary:
        'Quay cranes work around the clock in three shifts, each moving about 30 containers an hour between ship and quay.',
    },
  },
  {
    shared: {
      URL: 'media:clip-03.mp4',
      Thumbnail: 'lighthouse-1.webp',
      PublishDate: '2026-09-15T10:00:00+03:00',
      Duration: 10,
    },
    ar: {
      Title: 'الفنار ليلًا',
      Summary: 'لكل فنار وميض يميزه عن سواه، يعرف به الربان موقعه قبل أن تظهر له أضواء الميناء.',
    },
    en: {
      Title: 'The lighthouse at night',
      Summary:
        'Every lighthouse has a flash of its own, which tells the master where he is before the lights of the port come into view.',
    },
  },
  {
    shared: {
      URL: 'media:clip-04.mp4',
      Thumbnail: 'tugboats-1.webp',
      PublishDate: '2026-08-11T10:00:00+03:00',
      Duration: 9,
    },
    ar: {
      Title: 'القاطرات البحرية تساند سفينة إلى رصيفها',
      Summary:
        'تتولى قاطرتان أو أكثر دفع السفينة وسحبها في المسافة الأخيرة، بتوجيه من المرشد البحري على سطحها.',
    },
    en: {
      Title: 'Tugs assist a ship to her berth',
      Summary:
        'Two tugs or more push and pull the ship over the last stretch of water, directed by the pilot on her bridge.',
    },
  },
  {
    shared: {
      URL: 'media:clip-05.mp4',
      Thumbnail: 'truck-gate-2.webp',
      PublishDate: '2026-07-14T10:00:00+03:00',
      Duration: 8,
    },
    ar: {
      Title: 'الشاحنات عند بوابة الميناء',
      Summary:
        'تقرأ البوابة رقم الشاحنة ورقم الحاوية آليًا وتطابقهما مع الموعد المحجوز، فلا يستغرق الدخول إلا دقائق معدودة.',
    },
    en: {
      Title: 'Trucks at the port gate',
      Summary:
        'The gate reads the truck and container numbers and matches them with the booked appointment; entry takes only a few minutes.',
    },
  },
  {
    shared: {
      URL: 'media:clip-06.mp4',
      Thumbnail: 'rail-freight-2.webp',
      PublishDate: '2026-06-16T10:00:00+03:00',
      Duration: 11,
    },
    ar: {
      Title: 'قطار البضائع يغادر ساحة الميناء',
      Summary:
        'ينقل القطار الواحد حمولة عشرات الشاحنات من ساحة الحاويات إلى الميناء الجاف، فيخفف الازدحام على الطرق المؤدية إلى الميناء.',
    },
    en: {
      Title: 'A freight train leaves the port yard',
      Summary:
        'One train carries the load of dozens of trucks from the container yard to the dry port and eases traffic on the approach roads.',
    },
  },
  {
    shared: {
      URL: 'media:clip-07.mp4',
      Thumbnail: 'pilot-boat-3.webp',
      PublishDate: '2026-05-12T10:00:00+03:00',
      Duration: 10,
    },
    ar: {
      Title: 'زورق الإرشاد في طريقه إلى السفينة',
      Summary:
        'يخرج زورق الإرشاد إلى السفينة قبل مدخل القناة، ويصعد المرشد إليها بسلم الحبال في البحر الهادئ والهائج.',
    },
    en: {
      Title: 'The pilot boat on her way to a ship',
      Summary:
        'The pilot boat meets the ship before the channel entrance, and the pilot climbs aboard by rope ladder in calm water and in rough.',
    },
  },
  {
    shared: {
      URL: 'media:clip-08.mp4',
      Thumbnail: 'container-yard-2.webp',
      PublishDate: '2026-04-14T10:00:00+03:00',
      Duration: 12,
    },
    ar: {
      Title: 'ساحة الحاويات',
      Summary:
        'يحدد نظام إدارة المحطة مكان كل حاوية في الساحة وفق موعد خروجها ووزنها ووجهتها، ليقل عدد مرات نقلها.',
    },
    en: {
      Title: 'The container yard',
      Summary:
        'The terminal system gives each container its place in the yard by departure time, weight and destination, so that it is moved as few times as possible.',
    },
  },
  {
    shared: {
      URL: 'media:clip-09.mp4',
      Thumbnail: 'dredger-1.webp',
      PublishDate: '2026-02-10T10:00:00+03:00',
      Duration: 9,
    },
    ar: {
      Title: 'كراكة تعمق القناة الملاحية',
      Summary:
        'تزيل الكراكة الرواسب من قاع القناة للمحافظة على العمق المعلن، وتُنقل نواتج التعميق إلى مناطق معتمدة بيئيًا.',
    },
    en: {
      Title: 'A dredger deepens the channel',
      Summary:
        'The dredger removes sediment from the channel bed to keep the declared depth; the material is taken to environmentally approved areas.',
    },
  },
  {
    shared: {
      URL: 'media:clip-10.mp4',
      Thumbnail: 'channel-buoy-2.webp',
      PublishDate: '2025-12-16T10:00:00+03:00',
      Duration: 8,
    },
    ar: {
      Title: 'عوامة ملاحية وسط الموج',
      Summary:
        'تحدد العوامات جانبي القناة بألوانها وأضوائها، وتتفقدها فرق المساعدات الملاحية دوريًا وبعد كل عاصفة.',
    },
    en: {
      Title: 'A channel buoy in the swell',
      Summary:
        'Buoys mark the sides of the channel by colour and light. Teams inspect them at regular intervals and after every storm.',
    },
  },
  {
    shared: {
      URL: 'media:clip-11.mp4',
      Thumbnail: 'bulk-terminal-1.webp',
      PublishDate: '2025-10-14T10:00:00+03:00',
      Duration: 11,
    },
    ar: {
      Title: 'شحن البضائع السائبة',
      Summary:
        'تصل الخامات إلى السفينة على سيور ناقلة مغطاة تحد من تطاير الغبار، وتوزَّع على العنابر وفق خطة تحميل معتمدة.',
    },
    en: {
      Title: 'Loading dry bulk cargo',
      Summary:
        'Ore reaches the ship on covered conveyors that keep dust down, and is spread between the holds under an approved loading plan.',
    },
  },
  {
    shared: {
      URL: 'media:clip-12.mp4',
      Thumbnail: 'pilot-boat-1.webp',
      PublishDate: '2025-08-12T10:00:00+03:00',
      Duration: 12,
    },
    ar: {
      Title: 'الميناء عند الفجر',
      Summary:
        'تتسلم نوبة الصباح أعمالها قبل شروق الشمس، وتبدأ حركة السفن الداخلة والمغادرة مع أول ضوء.',
    },
    en: {
      Title: 'The harbour at dawn',
      Summary:
        'The morning shift takes over before sunrise, and the first arrivals and departures move with first light.',
    },
  },
] satisfies SeedEntry[];
