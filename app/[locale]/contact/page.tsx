import { ContactPage } from '@/components/contact/ContactPage';
import { toLocale } from '@/lib/i18n/locales';
import { textMetadata } from '@/lib/seo/route-metadata';
import { sendContact } from './actions';

type Props = PageProps<'/[locale]/contact'>;

export const generateMetadata = textMetadata('contact');

/** Contact, suggestions and complaints. */
export default async function Contact({ params }: Props) {
  return <ContactPage locale={toLocale((await params).locale)} action={sendContact} />;
}
