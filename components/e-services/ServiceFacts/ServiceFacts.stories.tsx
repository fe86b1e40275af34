import { state } from '@/tools/gallery/state';
import { ServiceFacts } from './ServiceFacts';

export default {};

export const All = state(({ locale, text, long }) => (
  <ServiceFacts
    locale={locale}
    card={{
      audience: text('الوكلاء الملاحيون', 'Shipping agents'),
      time: text('30 يومًا', '30 days'),
      cost: text('دون مقابل', 'Free of charge'),
      channels: text('الموقع والهاتف', 'Website and telephone'),
      documents: `<ul><li>${text('السجل التجاري', 'Commercial register')}</li><li>${long}</li></ul>`,
      steps: `<ol><li>${text('تقديم الطلب', 'Send the request')}</li><li>${long}</li></ol>`,
    }}
  />
));

export const FewFacts = state(({ locale, text }) => (
  <ServiceFacts
    locale={locale}
    card={{
      audience: '',
      time: text('فوري', 'Immediate'),
      cost: '',
      channels: '',
      documents: '',
      steps: '',
    }}
  />
));
