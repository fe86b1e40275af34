import { getTranslations } from 'next-intl/server';
import type { CustomerPortal } from '@/lib/content/collections/customer-portal';
import type { Locale } from '@/lib/i18n/locales';
import { Prose } from '../ui/Prose/Prose';
import { Section } from '../ui/Section/Section';
import { SectionHead } from '../ui/SectionHead/SectionHead';
import styles from './CustomerPortalView.module.css';
import { GuideCard } from './GuideCard';
import { PortalPanel, type PortalUrls } from './PortalPanel';

interface Props {
  readonly locale: Locale;
  /** Null while the texts are not published. */
  readonly portal: CustomerPortal | null;
  readonly urls: PortalUrls;
}

/** The customer portal's landing page: panel with login and registration, text, guides. */
export async function CustomerPortalView({ locale, portal, urls }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <PortalPanel
        locale={locale}
        title={portal?.title ?? t('routes.customerPortal')}
        lead={portal?.lead}
        urls={urls}
      />
      {portal?.content ? (
        <div className={`wrap ${styles.text ?? ''}`}>
          <Prose html={portal.content} />
        </div>
      ) : null}
      <Section labelledBy="guides-title">
        <SectionHead id="guides-title" title={t('customerPortal.guides.title')} />
        <div className="grid grid--2">
          <GuideCard
            locale={locale}
            title={t('customerPortal.guides.ar')}
            file={portal?.guides.ar ?? null}
            cover="cover-chart"
          />
          <GuideCard
            locale={locale}
            title={t('customerPortal.guides.en')}
            file={portal?.guides.en ?? null}
            cover="cover-flags"
          />
        </div>
      </Section>
    </>
  );
}
