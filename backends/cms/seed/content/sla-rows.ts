import type { SeedEntry } from '../types';

export default [
  {
    shared: { DisplayOrder: 1 },
    ar: { ServiceName: 'التراخيص', ExpectedTime: '30 يومًا' },
    en: { ServiceName: 'Licences', ExpectedTime: '30 days' },
  },
  {
    shared: { DisplayOrder: 2 },
    ar: { ServiceName: 'طلب استئجار المرافق', ExpectedTime: '60 يومًا' },
    en: { ServiceName: 'Facility rental request', ExpectedTime: '60 days' },
  },
  {
    shared: { DisplayOrder: 3 },
    ar: { ServiceName: 'طلب المواد المنقولة', ExpectedTime: '30 يومًا' },
    en: { ServiceName: 'Orders (movable items)', ExpectedTime: '30 days' },
  },
  {
    shared: { DisplayOrder: 4 },
    ar: { ServiceName: 'جدول السفن', ExpectedTime: 'فوري' },
    en: { ServiceName: 'Vessel schedules', ExpectedTime: 'Immediate' },
  },
  {
    shared: { DisplayOrder: 5 },
    ar: { ServiceName: 'الاستعلام عن الحاويات', ExpectedTime: 'فوري' },
    en: { ServiceName: 'Container enquiry', ExpectedTime: 'Immediate' },
  },
  {
    shared: { DisplayOrder: 6 },
    ar: { ServiceName: 'فواتير أصحاب البضائع', ExpectedTime: 'فوري' },
    en: { ServiceName: 'Goods-owner invoices', ExpectedTime: 'Immediate' },
  },
  {
    shared: { DisplayOrder: 7 },
    ar: { ServiceName: 'متابعة المعاملات', ExpectedTime: 'فوري' },
    en: { ServiceName: 'Transaction tracking', ExpectedTime: 'Immediate' },
  },
  {
    shared: { DisplayOrder: 8 },
    ar: { ServiceName: 'الإحصاءات', ExpectedTime: 'فوري' },
    en: { ServiceName: 'Statistics', ExpectedTime: 'Immediate' },
  },
  {
    shared: { DisplayOrder: 9 },
    ar: { ServiceName: 'المنافسات', ExpectedTime: 'فوري' },
    en: { ServiceName: 'Biddings', ExpectedTime: 'Immediate' },
  },
] satisfies SeedEntry[];
