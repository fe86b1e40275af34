import type { Metadata } from 'next';
import { ContactPage } from '@/components/contact/ContactPage';
import { loadPageText } from '@/lib/content/collections/pages';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { sendContact } from './actions';

type Props = PageProps<'/[locale]/contact'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'contact');
  return pageMetadata({ locale, route: 'contact', description: text?.summary });
}

/** Contact, suggestions and complaints. */
export default async function Contact({ params }: Props) {
  return <ContactPage locale={toLocale((await params).locale)} action={sendContact} />;
}
