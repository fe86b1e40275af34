import { FACTS } from '../facts';
import type { SeedEntry } from '../types';

export default [
  {
    shared: { DisplayOrder: 1 },
    ar: { ServiceName: 'التراخيص', ExpectedTime: `${FACTS.ar.licenceDays} يومًا` },
    en: { ServiceName: 'Licences', ExpectedTime: `${FACTS.en.licenceDays} days` },
  },
  {
    shared: { DisplayOrder: 2 },
    ar: { ServiceName: 'طلب استئجار المرافق', ExpectedTime: `${FACTS.ar.rentalDays} يومًا` },
    en: { ServiceName: 'Facility rental request', ExpectedTime: `${FACTS.en.rentalDays} days` },
  },
  {
    shared: { DisplayOrder: 3 },
    ar: {
      ServiceName: 'طلب المواد المنقولة',
      ExpectedTime: `${FACTS.ar.surplusDecisionDays} يومًا`,
    },
    en: {
      ServiceName: 'Orders (movable items)',
      ExpectedTime: `${FACTS.en.surplusDecisionDays} days`,
    },
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
