import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadPageText } from '@/lib/content/collections/pages';
import { loadPorts } from '@/lib/content/collections/ports';
import { plainText } from '@/lib/html/plain-text';
import { otherLocale, type Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';

/** Max length of the text that the description is made from. */
const TEXT_CHARACTERS = 320;

/** Metadata of the ports page, or of one port's URL. */
export async function portsMetadata(locale: Locale, slug?: string): Promise<Metadata> {
  const [t, text, ports, others] = await Promise.all([
    getTranslations({ locale }),
    loadPageText(locale, 'ports'),
    loadPorts(locale),
    slug ? loadPorts(otherLocale(locale)) : [],
  ]);
  const port = ports.find((item) => item.slug === slug);
  if (!port) return pageMetadata({ locale, route: 'ports', description: text?.summary });
  const translated = others.some((item) => item.slug === slug);
  return pageMetadata({
    locale,
    route: 'ports',
    query: { port: port.slug },
    title: t('ports.title', { port: port.name, route: t('routes.ports') }),
    description: plainText(port.description, TEXT_CHARACTERS) || text?.summary,
    languages: translated ? undefined : [locale],
    picture: port.cover,
  });
}
