import type { PortSlug } from './terminals';

/** Companies that operate terminals in each port, all invented. */
export const OPERATORS: Record<PortSlug, { readonly ar: string; readonly en: string }> = {
  jeddah: {
    ar: 'شركة مراسي الغرب لمحطات الحاويات، شركة أفق الساحل للمحطات، شركة غلال البحر الأحمر، الهيئة الوطنية للموانئ',
    en: 'Marasi West Container Terminals, Ufuq Coast Terminals, Red Sea Grain Terminals, National Ports Authority',
  },
  dammam: {
    ar: 'شركة مراسي الخليج لمحطات الحاويات، شركة أفق الساحل للمحطات، شركة غلال الشرقية، الهيئة الوطنية للموانئ',
    en: 'Marasi Gulf Container Terminals, Ufuq Coast Terminals, Eastern Grain Terminals, National Ports Authority',
  },
  'jubail-industrial': {
    ar: 'شركة روافد لمناولة السوائل، شركة سبائك للمناولة السائبة، الهيئة الوطنية للموانئ',
    en: 'Rawafid Liquid Terminals, Sabaek Bulk Handling, National Ports Authority',
  },
  'jubail-commercial': {
    ar: 'تحالف مرفأ الجبيل للتشغيل، الهيئة الوطنية للموانئ',
    en: 'Marfa Jubail Operating Consortium, National Ports Authority',
  },
  'ras-al-khair': {
    ar: 'شركة سبائك للمناولة السائبة، الهيئة الوطنية للموانئ',
    en: 'Sabaek Bulk Handling, National Ports Authority',
  },
  khafji: { ar: 'الهيئة الوطنية للموانئ', en: 'National Ports Authority' },
  'yanbu-industrial': {
    ar: 'شركة روافد لمناولة السوائل، شركة سبائك للمناولة السائبة، الهيئة الوطنية للموانئ',
    en: 'Rawafid Liquid Terminals, Sabaek Bulk Handling, National Ports Authority',
  },
  'yanbu-commercial': {
    ar: 'شركة غلال البحر الأحمر، الهيئة الوطنية للموانئ',
    en: 'Red Sea Grain Terminals, National Ports Authority',
  },
  jazan: {
    ar: 'شركة صوامع الجنوب، الهيئة الوطنية للموانئ',
    en: 'Southern Silos Company, National Ports Authority',
  },
  duba: {
    ar: 'شركة عبّارات الشمال، الهيئة الوطنية للموانئ',
    en: 'Northern Ferries Company, National Ports Authority',
  },
};
