import { getTranslations } from 'next-intl/server';
import { ExternalGate } from '@/components/e-services/external/ExternalGate';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { ChatPanel } from '@/components/e-services/tickets/ChatPanel';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { PrivacyNotice } from '@/components/forms/layout/PrivacyNotice/PrivacyNotice';
import { config } from '@/lib/config';
import { toLocale } from '@/lib/i18n/locales';
import { privacyNotice } from '@/lib/privacy/privacy-notice';
import { routeHref } from '@/lib/routing/links';
import { isOffered } from '@/lib/routing/offered';

type Props = PageProps<'/[locale]/e-services/tktfollowup'>;

export const generateMetadata = serviceMetadata('ticketFollowUp');

/** Ticket follow-up: the support portal and the chat-bot. */
export default async function TicketFollowUpPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'services.tickets' });
  const { chatBotScriptUrl, supportPortalUrl } = config();
  const script = chatBotScriptUrl[locale];
  return (
    <ServicePage
      locale={locale}
      route="ticketFollowUp"
      details={
        <>
          {isOffered('requestTracking') ? (
            <p>
              {t.rich('track', {
                page: (text) => (
                  <SiteLink href={routeHref(locale, 'requestTracking')}>{text}</SiteLink>
                ),
              })}
            </p>
          ) : null}
          {script ? <ChatPanel locale={locale} src={script} /> : null}
          <PrivacyNotice {...await privacyNotice(locale, 'tickets')} />
        </>
      }
    >
      <ExternalGate locale={locale} title={t('gate')} href={supportPortalUrl} label={t('start')} />
    </ServicePage>
  );
}
