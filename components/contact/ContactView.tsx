import { getMessages } from 'next-intl/server';
import { FormPage } from '@/components/forms/layout/FormPage/FormPage';
import { getSubmissionFormLabels } from '@/components/forms/labels/getSubmissionFormLabels';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import type { PageText } from '@/lib/content/collections/pages';
import type { FormAction } from '@/lib/forms/form-state';
import type { Purpose } from '@/lib/forms/purposes';
import type { Locale } from '@/lib/i18n/locales';
import { ContactFactsPanel } from './ContactFactsPanel';
import { ContactForm } from './ContactForm';
import { ContactPanels } from './ContactPanels';
import type { Choice } from '@/components/forms/fields/Select/Select';
import { loadPortLinks } from '@/lib/content/collections/ports';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  /** URL of a map to embed on request. */
  readonly mapUrl: string | undefined;
  /** True if messages open a case that the sender can track. */
  readonly isTracked: boolean;
  readonly action: FormAction;
  /** Preselected by the URL. */
  readonly purpose?: Purpose;
}

/** Contact details, social links, map and the contact form. */
export async function ContactView(props: Props) {
  const { locale, text, mapUrl, isTracked, action, purpose } = props;
  const [labels, { contact }, settings, ports] = await Promise.all([
    getSubmissionFormLabels(locale, 'contact'),
    getMessages({ locale }),
    loadSiteSettings(locale),
    portChoices(locale),
  ]);
  const submission = isTracked ? labels.submission : { ...labels.submission, track: '' };
  return (
    <FormPage
      locale={locale}
      route="contact"
      text={text}
      art="cover-bollard"
      first={<ContactFactsPanel locale={locale} contact={settings.contact} />}
      asideLabel={contact.aside}
      aside={<ContactPanels locale={locale} settings={settings} mapUrl={mapUrl} />}
    >
      <ContactForm
        labels={{ ...labels, submission }}
        texts={contact}
        ports={ports}
        action={action}
        purpose={purpose}
      />
    </FormPage>
  );
}

/** Ports by name; the value is the English name, as in the e-services API's list. */
async function portChoices(locale: Locale): Promise<Choice[]> {
  const [shown, sent] = await Promise.all([loadPortLinks(locale), loadPortLinks('en')]);
  const names = new Map(sent.map(({ slug, name }) => [slug, name]));
  return shown.map(({ slug, name }) => ({ value: names.get(slug) ?? name, label: name }));
}
