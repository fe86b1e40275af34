import type { GovernmentOrganization } from 'schema-dts';
import type { SiteSettings } from '../../content/collections/site-settings';
import { routeHref } from '../../routing/links';
import { locales, type Locale } from '../../i18n/locales';
import { fullUrl } from '../full-url';
import { pictureData } from './picture';

const LOGO = { src: '/icons/icon-512.png', width: 512, height: 512 } as const;

/** `@id` of the authority, the same in both languages. */
function organizationId(): string {
  return fullUrl('/#authority');
}

/** Reference to the authority as publisher or author. */
export function organizationReference(locale: Locale, name: string) {
  return {
    '@type': 'GovernmentOrganization',
    '@id': organizationId(),
    name,
    url: fullUrl(routeHref(locale, 'home')),
    logo: pictureData(LOGO),
  } satisfies GovernmentOrganization;
}

export interface OrganizationLabels {
  readonly name: string;
  readonly otherName: string;
  readonly description: string;
  readonly customerService: string;
}

/** The authority with its contact facts, without empty fields. */
export function organizationData(
  locale: Locale,
  labels: OrganizationLabels,
  { contact, social }: Pick<SiteSettings, 'contact' | 'social'>,
): Exclude<GovernmentOrganization, string> {
  const numbers = [contact.internationalNumber, contact.shortNumber].filter(Boolean);
  return {
    ...organizationReference(locale, labels.name),
    alternateName: labels.otherName,
    description: labels.description,
    email: contact.email || undefined,
    telephone: numbers[0],
    faxNumber: contact.fax || undefined,
    address: contact.address
      ? {
          '@type': 'PostalAddress',
          streetAddress: contact.address,
          postOfficeBoxNumber: contact.postalBox || undefined,
          addressCountry: 'SA',
        }
      : undefined,
    contactPoint: numbers.map((telephone) => ({
      '@type': 'ContactPoint',
      contactType: labels.customerService,
      telephone,
      email: contact.email || undefined,
      availableLanguage: [...locales],
    })),
    sameAs: social.map(({ url }) => url),
  };
}
