import * as yup from 'yup';
import type { Locale } from './locale.js';

/** Contact details that answers quote; empty if unknown. */
export interface ContactFacts {
  readonly shortNumber: string;
  readonly fax: string;
  readonly email: string;
  readonly hours: string;
}

/** Without the content API only the default support hours are available. */
export const FACTS_WITHOUT_CONTENT: Readonly<Record<Locale, ContactFacts>> = {
  ar: { shortNumber: '', fax: '', email: '', hours: 'من 7 صباحًا إلى 10 مساءً في أيام العمل' },
  en: { shortNumber: '', fax: '', email: '', hours: 'from 7am to 10pm, Sunday to Thursday' },
};

const record = yup.object({
  data: yup
    .object({
      attributes: yup
        .object({
          ShortNumber: yup.string().nullable().max(40),
          Fax: yup.string().nullable().max(40),
          Email: yup.string().nullable().max(120),
          SupportHours: yup.string().nullable().max(200),
        })
        .required(),
    })
    .required(),
});

/** Fetches the contact details; throws unless a valid response arrives within four seconds. */
export async function fetchContactFacts(
  api: string,
  token: string,
  language: Locale,
): Promise<ContactFacts> {
  const response = await fetch(`${api}/api/site-setting?locale=${language}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(4000),
    headers: {
      'Strapi-Response-Format': 'v4',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  if (!response.ok) throw new Error(`the content API responded with status ${response.status}`);
  const { attributes } = (await record.validate(await response.json())).data;
  return {
    shortNumber: attributes.ShortNumber ?? '',
    fax: attributes.Fax ?? '',
    email: attributes.Email ?? '',
    hours: attributes.SupportHours ?? FACTS_WITHOUT_CONTENT[language].hours,
  };
}
