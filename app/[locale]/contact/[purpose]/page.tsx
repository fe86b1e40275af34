import type { Metadata } from 'next';
import { ContactPage } from '@/components/contact/ContactPage';
import { loadPageText } from '@/lib/content/collections/pages';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { contactPurpose } from '@/lib/routing/query-pages';
import { sendContact } from '../actions';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/contact/[purpose]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'contact');
  return pageMetadata({ locale, route: 'contact', description: text?.summary });
}

/** The contact page with a preselected purpose: `/contact?purpose=Complaint`. */
export default async function ContactFor({ params }: Props) {
  const { locale, purpose } = await params;
  return (
    <ContactPage
      locale={toLocale(locale)}
      purpose={contactPurpose(purpose) ?? undefined}
      action={sendContact}
    />
  );
}
