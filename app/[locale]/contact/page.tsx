import type { Metadata } from 'next';
import { ContactView } from '@/components/contact/ContactView';
import { PageFrame } from '@/components/layout/PageFrame';
import { config } from '@/lib/config';
import { loadPageText } from '@/lib/content/collections/pages';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { RELEASE_DATE } from '@/lib/startup/release';
import { sendContact } from './actions';

type Props = PageProps<'/[locale]/contact'>;

/** The build does not call the content API. */
export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'contact');
  return pageMetadata({ locale, route: 'contact', description: text?.summary });
}

/** Contact, suggestions and complaints. */
export default async function ContactPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'contact');
  return (
    <PageFrame locale={locale} route="contact" updatedAt={text?.updatedAt ?? RELEASE_DATE}>
      <ContactView locale={locale} text={text} mapUrl={config().mapEmbedUrl} action={sendContact} />
    </PageFrame>
  );
}
