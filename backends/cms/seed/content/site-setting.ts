import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      ShortNumber: FACTS.en.shortNumber,
      InternationalNumber: '+966 11 000 0000',
      Fax: '+966 11 000 0001',
      Email: FACTS.en.email,
      SocialLinks: [
        { Network: 'x', URL: 'https://x.com/example' },
        { Network: 'youtube', URL: 'https://www.youtube.com/@example' },
        { Network: 'linkedin', URL: 'https://www.linkedin.com/company/example' },
        { Network: 'instagram', URL: 'https://www.instagram.com/example' },
      ],
    },
    ar: {
      Headlines: [
        {
          Title: 'عشرة موانئ، وبوابة واحدة إلى العالم',
          Lead: '291 رصيفًا على الخليج العربي والبحر الأحمر تصل الأسواق المحلية بخطوط الملاحة بين ثلاث قارات.',
        },
        {
          Title: 'من الرسو إلى الفسح، خدمات في مكان واحد',
          Lead: 'ابحث عن السفن، وتابع معاملاتك، واطّلع على الأجور دون زيارة المكاتب.',
        },
        {
          Title: 'استثمر حيث تلتقي طرق التجارة',
          Lead: 'مناطق لوجستية متصلة بالأرصفة والسكك الحديدية، وأجور تأجير معلنة.',
        },
        {
          Title: 'سلامة الملاحة أولًا',
          Lead: 'إرشاد وقطر ومراقبة لحركة السفن على مدار الساعة، وبيئة بحرية نصونها للأجيال القادمة.',
        },
      ],
      Counters: [
        { Key: 'ports', Value: 10, Unit: '', Label: 'موانئ', Note: 'على الساحلين الشرقي والغربي' },
        { Key: 'berths', Value: 291, Unit: '', Label: 'رصيفًا', Note: 'للحاويات والبضائع والركاب' },
        { Key: 'ships', Value: 15, Unit: 'ألف', Label: 'سفينة', Note: 'تستقبلها الموانئ سنويًا' },
        {
          Key: 'containers',
          Value: 13,
          Unit: 'مليون',
          Label: 'حاوية قياسية',
          Note: 'طاقة مناولة سنوية',
        },
        {
          Key: 'tons',
          Value: 1.1,
          Unit: 'مليار',
          Label: 'طن',
          Note: 'طاقة استيعابية سنوية للبضائع',
        },
      ],
      Tiles: [
        {
          Title: 'الأنظمة واللوائح',
          Text: 'القواعد والتعليمات المنظمة للعمل في الموانئ',
          Link: '/regulations',
          Image: 'signal-flags-2.webp',
        },
        {
          Title: 'التراخيص',
          Text: 'متطلبات الوكالات الملاحية وتموين السفن',
          Link: '/e-services?o=License',
          Image: 'container-ship-bow-3.webp',
        },
        {
          Title: 'عن الهيئة',
          Text: 'التعريف بالهيئة واستراتيجيتها وقيادتها',
          Link: '/about-us',
          Image: 'control-tower-1.webp',
        },
      ],
      HistoryTitle: 'مجلة تاريخ الموانئ',
      HistoryText:
        'قبل أن تُصبّ أول كتلة خرسانية كانت السنابيك ترسو في عرض البحر، وتُنقل حمولتها إلى الشاطئ على ظهور الرجال. تروي المجلة حكاية الرصيف الأول، والعمال الذين بنوه، والسفينة البخارية التي افتتحته.',
      HistoryYears: [
        { Year: '1946', Text: 'أول رصيف خرساني' },
        { Year: '1976', Text: 'تأسيس الهيئة' },
        { Year: '1997', Text: 'إسناد التشغيل إلى القطاع الخاص' },
        { Year: '2030', Text: 'المستهدف: طاقة 40 مليون حاوية قياسية' },
      ],
      PostalBox: 'ص.ب. 00000، الرياض 11000',
      Address: 'المقر الرئيس للهيئة الوطنية للموانئ، الرياض، المملكة العربية السعودية',
      SupportHours: FACTS.ar.hours,
    },
    en: {
      Headlines: [
        {
          Title: 'Ten ports. One gateway to the world.',
          Lead: '291 berths on the Arabian Gulf and the Red Sea connect local markets with shipping lanes between three continents.',
        },
        {
          Title: 'From berthing to clearance, services in one place',
          Lead: 'Find vessels, track your requests and check charges online.',
        },
        {
          Title: 'Invest where trade routes meet',
          Lead: 'Logistics zones linked to quays and railways, with published rents.',
        },
        {
          Title: 'Safe navigation comes first',
          Lead: 'Pilotage, towage and vessel traffic control around the clock, and a marine environment protected for future generations.',
        },
      ],
      Counters: [
        { Key: 'ports', Value: 10, Unit: '', Label: 'Ports', Note: 'on the east and west coasts' },
        {
          Key: 'berths',
          Value: 291,
          Unit: '',
          Label: 'Berths',
          Note: 'for containers, cargo and passengers',
        },
        { Key: 'ships', Value: 15, Unit: 'K', Label: 'Ships', Note: 'received every year' },
        {
          Key: 'containers',
          Value: 13,
          Unit: 'M',
          Label: 'Containers',
          Note: 'annual handling capacity (TEU)',
        },
        { Key: 'tons', Value: 1.1, Unit: 'B', Label: 'Tons', Note: 'annual cargo capacity' },
      ],
      Tiles: [
        {
          Title: 'Regulations',
          Text: 'The rules and instructions for work in ports',
          Link: '/regulations',
          Image: 'signal-flags-2.webp',
        },
        {
          Title: 'Licences',
          Text: 'Requirements for shipping agents and ship chandlers',
          Link: '/e-services?o=License',
          Image: 'container-ship-bow-3.webp',
        },
        {
          Title: 'About the authority',
          Text: 'Who we are, our strategy and leadership',
          Link: '/about-us',
          Image: 'control-tower-1.webp',
        },
      ],
      HistoryTitle: 'Ports history magazine',
      HistoryText:
        'Before the first block of concrete was poured, dhows anchored offshore and men carried the cargo to the beach on their backs. The magazine tells the story of the first quay, the people who built it and the steamship that opened it.',
      HistoryYears: [
        { Year: '1946', Text: 'First concrete quay' },
        { Year: '1976', Text: 'Authority founded' },
        { Year: '1997', Text: 'Operations opened to private firms' },
        { Year: '2030', Text: 'Target: capacity of 40 million containers' },
      ],
      PostalBox: 'P.O. Box 00000, Riyadh 11000',
      Address: 'Head Office of the National Ports Authority, Riyadh, Saudi Arabia',
      SupportHours: FACTS.en.hours,
    },
  },
] satisfies SeedEntry[];
