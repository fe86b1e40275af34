import type { SeedEntry } from '../types';

export default [
  {
    ar: {
      Title: 'تقديم شكوى أو بلاغ',
      Text: 'اكتب شكواك أو بلاغك في نموذج التواصل، ويصلك رقم لمتابعته.',
      Link: '/contact?purpose=Complaint',
      Words: 'شكوى، تقديم شكوى، رفع شكوى، بلاغ، رفع بلاغ، أشتكي، كيف أشتكي، أقدم شكوى',
    },
    en: {
      Title: 'Make a complaint',
      Text: 'Write your complaint in the contact form. You get a number to follow it by.',
      Link: '/contact?purpose=Complaint',
      Words: 'complaint, complaints, complain, how to complain, make a complaint, file a complaint',
    },
  },
] satisfies SeedEntry[];
