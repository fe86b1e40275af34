import type { SeedEntry } from '../types';

export default [
  {
    draft: true,
    shared: { Level: 'warning', Link: '/media-center?o=News' },
    ar: {
      Text: 'توقفت حركة الملاحة مؤقتًا في ميناء الدمام بسبب الضباب. تُعلن مواعيد الاستئناف هنا.',
      LinkText: 'اطلع على الأخبار',
    },
    en: {
      Text: 'Shipping at Dammam port is suspended because of fog. The time at which it resumes will be announced here.',
      LinkText: 'See the news',
    },
  },
] satisfies SeedEntry[];
