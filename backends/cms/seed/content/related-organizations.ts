import type { SeedEntry } from '../types';

export default [
  {
    shared: {
      Link: 'https://www.gov.example/transport-ministry',
      Logo: 'logo-transport-ministry.webp',
      DisplayOrder: 1,
    },
    ar: { Title: 'وزارة النقل والخدمات اللوجستية' },
    en: { Title: 'Ministry of Transport and Logistic Services' },
  },
  {
    shared: {
      Link: 'https://www.gov.example/logistics-council',
      Logo: 'logo-logistics-council.webp',
      DisplayOrder: 2,
    },
    ar: { Title: 'مجلس الخدمات اللوجستية' },
    en: { Title: 'Logistics Services Council' },
  },
  {
    shared: {
      Link: 'https://www.gov.example/customs-authority',
      Logo: 'logo-customs-authority.webp',
      DisplayOrder: 3,
    },
    ar: { Title: 'هيئة الزكاة والضريبة والجمارك' },
    en: { Title: 'Zakat, Tax and Customs Authority' },
  },
  {
    shared: {
      Link: 'https://www.gov.example/railways',
      Logo: 'logo-railways.webp',
      DisplayOrder: 4,
    },
    ar: { Title: 'هيئة السكك الحديدية' },
    en: { Title: 'Railways Authority' },
  },
  {
    shared: {
      Link: 'https://www.gov.example/industrial-cities',
      Logo: 'logo-industrial-cities.webp',
      DisplayOrder: 5,
    },
    ar: { Title: 'هيئة المدن الصناعية' },
    en: { Title: 'Industrial Cities Authority' },
  },
  {
    shared: {
      Link: 'https://www.gov.example/investment-ministry',
      Logo: 'logo-investment-ministry.webp',
      DisplayOrder: 6,
    },
    ar: { Title: 'وزارة الاستثمار' },
    en: { Title: 'Ministry of Investment' },
  },
  {
    shared: {
      Link: 'https://www.gov.example/coast-guard',
      Logo: 'logo-coast-guard.webp',
      DisplayOrder: 7,
    },
    ar: { Title: 'حرس الحدود' },
    en: { Title: 'Border Guard' },
  },
  {
    shared: {
      Link: 'https://www.gov.example/maritime-academy',
      Logo: 'logo-maritime-academy.webp',
      DisplayOrder: 8,
    },
    ar: { Title: 'الأكاديمية البحرية' },
    en: { Title: 'Maritime Academy' },
  },
  {
    shared: {
      Link: 'https://www.gov.example/food-authority',
      Logo: 'logo-food-authority.webp',
      DisplayOrder: 9,
    },
    ar: { Title: 'هيئة سلامة الغذاء' },
    en: { Title: 'Food Safety Authority' },
  },
  {
    shared: {
      Link: 'https://www.gov.example/standards-authority',
      Logo: 'logo-standards-authority.webp',
      DisplayOrder: 10,
    },
    ar: { Title: 'هيئة المواصفات والمقاييس' },
    en: { Title: 'Standards and Metrology Authority' },
  },
  {
    shared: {
      Link: 'https://www.gov.example/environment-centre',
      Logo: 'logo-environment-centre.webp',
      DisplayOrder: 11,
    },
    ar: { Title: 'مركز الرصد البيئي' },
    en: { Title: 'Environmental Monitoring Centre' },
  },
  {
    shared: {
      Link: 'https://www.gov.example/statistics-authority',
      Logo: 'logo-statistics-authority.webp',
      DisplayOrder: 12,
    },
    ar: { Title: 'هيئة الإحصاء' },
    en: { Title: 'Statistics Authority' },
  },
] satisfies SeedEntry[];
