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
  readonly portal: CustomerPortal;
  readonly urls: PortalUrls;
}

/** The customer portal's landing page: panel with login and registration, text, guides. */
export async function CustomerPortalView({ locale, portal, urls }: Props) {
  const t = await getTranslations({ locale });
  const { ar, en } = portal.guides;
  return (
    <>
      <PortalPanel locale={locale} title={portal.title} lead={portal.lead} urls={urls} />
      {portal.content ? (
        <div className={`wrap ${styles.text ?? ''}`}>
          <Prose html={portal.content} />
        </div>
      ) : null}
      {ar || en ? (
        <Section labelledBy="guides-title">
          <SectionHead id="guides-title" title={t('customerPortal.guides.title')} />
          <div className="grid grid--2">
            <GuideCard
              locale={locale}
              title={t('customerPortal.guides.ar')}
              file={ar}
              cover="cover-chart"
            />
            <GuideCard
              locale={locale}
              title={t('customerPortal.guides.en')}
              file={en}
              cover="cover-flags"
            />
          </div>
        </Section>
      ) : null}
    </>
  );
}
