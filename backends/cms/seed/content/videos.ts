import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      Slug: 'video-container-ship-at-dusk',
      URL: 'media:clip-01.mp4',
      Thumbnail: 'quay-cranes-1.webp',
      PublishDate: '2026-11-10T10:00:00+03:00',
      Duration: 12,
    },
    ar: {
      Title: 'سفينة حاويات تمر أمام رافعات الرصيف وقت الغروب',
      Summary:
        'تعبر السفينة حوض الميناء بسرعة لا تتجاوز 8 عقد، ورافعات الرصيف من خلفها تواصل مناولة الحاويات على مدار الساعة.',
    },
    en: {
      Title: 'A container ship passes the quay cranes at dusk',
      Summary:
        'The vessel crosses the basin at no more than 8 knots, while behind it the quay cranes work around the clock.',
    },
  },
  {
    shared: {
      Slug: 'video-quay-crane-at-work',
      URL: 'media:clip-02.mp4',
      Thumbnail: 'quay-cranes-2.webp',
      PublishDate: '2026-10-13T10:00:00+03:00',
      Duration: 10,
    },
    ar: {
      Title: 'رافعة الرصيف تناول حاويات سفينة',
      Summary:
        'تنقل الرافعة نحو 30 حاوية في الساعة بين السفينة والشاحنات المنتظرة على الرصيف، ويعمل عليها المشغلون في ثلاث مناوبات.',
    },
    en: {
      Title: 'A quay crane works a container ship',
      Summary:
        'The crane moves about 30 containers an hour between the ship and the trucks waiting on the quay. Its operators work in three shifts.',
    },
  },
  {
    shared: {
      Slug: 'video-lighthouse-at-night',
      URL: 'media:clip-03.mp4',
      Thumbnail: 'lighthouse-1.webp',
      PublishDate: '2026-09-15T10:00:00+03:00',
      Duration: 12,
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
      Slug: 'video-tug-escort-to-berth',
      URL: 'media:clip-04.mp4',
      Thumbnail: 'tugboats-1.webp',
      PublishDate: '2026-08-11T10:00:00+03:00',
      Duration: 10,
    },
    ar: {
      Title: 'قاطرة ترافق سفينة حاويات إلى رصيفها',
      Summary:
        'ترافق القاطرة السفينة منذ دخولها، ثم تدفعها أو تسحبها في المسافة الأخيرة بتوجيه من المرشد البحري على متنها.',
    },
    en: {
      Title: 'A tug escorts a container ship to its berth',
      Summary:
        'The tug stays beside the ship from the entrance, then pushes or pulls it over the last stretch of water, directed by the pilot on the bridge.',
    },
  },
  {
    shared: {
      Slug: 'video-truck-at-the-port-gate',
      URL: 'media:clip-05.mp4',
      Thumbnail: 'truck-gate-1.webp',
      PublishDate: '2026-07-14T10:00:00+03:00',
      Duration: 10,
    },
    ar: {
      Title: 'شاحنة عند بوابة الميناء',
      Summary:
        'تقرأ البوابة رقم الشاحنة ورقم الحاوية آليًا وتطابقهما مع الموعد المحجوز، فيُرفع الحاجز وتدخل الشاحنة في دقائق معدودة.',
    },
    en: {
      Title: 'A truck at the port gate',
      Summary:
        'The gate reads the truck and container numbers and matches them with the booked appointment. The barrier lifts, and entry takes only a few minutes.',
    },
  },
  {
    shared: {
      Slug: 'video-freight-train-to-the-dry-port',
      URL: 'media:clip-07.mp4',
      Thumbnail: 'rail-freight-1.webp',
      PublishDate: '2026-06-16T10:00:00+03:00',
      Duration: 10,
    },
    ar: {
      Title: 'قطار البضائع في طريقه إلى الميناء الجاف',
      Summary:
        'ينقل القطار الواحد حمولة عشرات الشاحنات من ساحة الحاويات إلى الميناء الجاف، فيخفف الازدحام على الطرق المؤدية إلى الميناء.',
    },
    en: {
      Title: 'A freight train on its way to the dry port',
      Summary:
        'One train carries the load of dozens of trucks from the container yard to the dry port and eases traffic on the approach roads.',
    },
  },
  {
    shared: {
      Slug: 'video-pilot-boat-to-a-ship',
      URL: 'media:clip-06.mp4',
      Thumbnail: 'pilot-boat-4.webp',
      PublishDate: '2026-05-12T10:00:00+03:00',
      Duration: 8,
    },
    ar: {
      Title: 'زورق الإرشاد في طريقه إلى السفينة',
      Summary:
        'يخرج زورق الإرشاد إلى السفينة قبل مدخل القناة، ويصعد المرشد إليها بسلم الحبال في البحر الهادئ والهائج.',
    },
    en: {
      Title: 'The pilot boat on its way to a ship',
      Summary:
        'The pilot boat meets the ship before the channel entrance, and the pilot climbs aboard by rope ladder in calm water and in rough.',
    },
  },
  {
    shared: {
      Slug: 'video-gantry-crane-in-the-yard',
      URL: 'media:clip-09.mp4',
      Thumbnail: 'container-yard-1.webp',
      PublishDate: '2026-04-14T10:00:00+03:00',
      Duration: 10,
    },
    ar: {
      Title: 'رافعة جسرية في ساحة الحاويات',
      Summary:
        'يحدد نظام إدارة المحطة مكان كل حاوية في الساحة وفق موعد خروجها ووزنها ووجهتها، ليقل عدد مرات نقلها.',
    },
    en: {
      Title: 'A gantry crane in the container yard',
      Summary:
        'The terminal system gives each container its place in the yard by departure time, weight and destination, so that it is moved as few times as possible.',
    },
  },
  {
    shared: {
      Slug: 'video-dredger-reclaims-land',
      URL: 'media:clip-11.mp4',
      Thumbnail: 'dredger-1.webp',
      PublishDate: '2026-02-10T10:00:00+03:00',
      Duration: 10,
    },
    ar: {
      Title: 'كراكة تضخ الرمال إلى أرض مستصلحة',
      Summary:
        'ترفع الكراكة الرواسب من قاع القناة للمحافظة على العمق المعلن، ويُستفاد من الصالح منها في ردم ساحات جديدة ضمن المناطق المعتمدة بيئيًا.',
    },
    en: {
      Title: 'A dredger pumps sand onto reclaimed land',
      Summary:
        'The dredger lifts sediment from the channel bed to keep the declared depth. What is suitable is used to fill new yards in environmentally approved areas.',
    },
  },
  {
    shared: {
      Slug: 'video-container-terminal-from-the-air',
      URL: 'media:clip-10.mp4',
      Thumbnail: 'berth-aerial-1.webp',
      PublishDate: '2025-12-16T10:00:00+03:00',
      Duration: 12,
    },
    ar: {
      Title: 'محطة الحاويات من الجو',
      Summary:
        'تدخل سفينة الحوض بمساندة قاطرتين، وتواصل الرافعات خدمة سفينة أخرى على الرصيف، ومن خلفها ساحة الحاويات.',
    },
    en: {
      Title: 'The container terminal from the air',
      Summary:
        'A ship enters the basin with two tugs in attendance, while the cranes serve another at the quay in front of the container yard.',
    },
  },
  {
    shared: {
      Slug: 'video-port-control-tower',
      URL: 'media:clip-12.mp4',
      Thumbnail: 'control-tower-3.webp',
      PublishDate: '2025-10-14T10:00:00+03:00',
      Duration: 10,
    },
    ar: {
      Title: 'برج المراقبة في الميناء',
      Summary:
        'يتابع مراقبو الحركة البحرية بالرادار كل سفينة داخلة ومغادرة، وينظمون دورها في القناة على مدار الساعة.',
    },
    en: {
      Title: 'The port control tower',
      Summary:
        'Vessel traffic controllers follow every arrival and departure by radar and give each ship its turn in the channel, day and night.',
    },
  },
  {
    shared: {
      Slug: 'video-dhows-at-dawn',
      URL: 'media:clip-08.mp4',
      Thumbnail: 'fishing-harbour-2.webp',
      PublishDate: '2025-08-12T10:00:00+03:00',
      Duration: 12,
    },
    ar: {
      Title: 'مراكب شراعية عند الفجر',
      Summary:
        'تخرج المراكب الشراعية مع أول ضوء كما كانت تخرج من مراسي الساحل قبل بناء الأرصفة، وتحفظ الهيئة هذا الإرث في مجلة تاريخ الموانئ.',
    },
    en: {
      Title: 'Sailing dhows at dawn',
      Summary:
        'Dhows put to sea at first light, as they did from the anchorages of the coast before the quays were built. The magazine of port history keeps this heritage alive.',
    },
  },
] satisfies SeedEntry[];
