import { ContactPage } from '@/components/contact/ContactPage';
import { toLocale } from '@/lib/i18n/locales';
import { textMetadata } from '@/lib/seo/route-metadata';
import { contactPurpose } from '@/lib/routing/query-pages';
import { sendContact } from '../actions';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/contact/[purpose]'>;

export const generateMetadata = textMetadata('contact');

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
