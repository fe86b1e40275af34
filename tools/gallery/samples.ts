import type { FormLabels } from '@/components/forms/labels/labels';
import type { ContactFacts } from '@/lib/content/collections/site-settings';
import type { MediaFile, Picture } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';

export const LONG_TEXT = {
  ar: 'توقيع مذكرة تفاهم بشأن تطوير الخدمات اللوجستية وأنظمة التخليص الرقمي في الموانئ التجارية والصناعية المطلة على ساحلي البحر الأحمر والخليج العربي',
  en: 'Memorandum of understanding on the development of logistics services and digital clearance systems in the commercial and industrial ports of both coasts',
} as const;

/** An SVG of the site, which needs no image optimiser. */
export const PICTURE: Picture = {
  src: '/images/cover-berth-day.svg',
  width: 1200,
  height: 750,
  alt: '',
};

export const PDF: MediaFile = {
  src: '/media/sample.pdf',
  bytes: 3_355_443,
  type: 'application/pdf',
};

export const CONTACT: ContactFacts = {
  shortNumber: '19999',
  internationalNumber: '+966 11 000 0000',
  fax: '+966 11 000 0001',
  email: 'info@ports.example',
  postalBox: 'P.O. Box 00000, Riyadh 11000',
  address: 'King Abdulaziz Road, Riyadh',
  supportHours: '24/7',
};

/** Client-side equivalent of `getFormLabels`. */
export function formLabels(locale: Locale): FormLabels {
  const { forms, errors, serverErrors } = locale === 'ar' ? ar : en;
  const captcha = { hasSound: true, hasProof: true };
  return { locale, kit: forms, errors, serverErrors, captcha };
}
