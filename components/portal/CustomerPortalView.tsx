import { getTranslations } from 'next-intl/server';
import type { CustomerPortal } from '@/lib/content/collections/customer-portal';
import type { Locale } from '@/lib/i18n/locales';
import { PdfTile } from '../ui/PdfTile/PdfTile';
import { Prose } from '../ui/Prose/Prose';
import styles from './CustomerPortalView.module.css';
import { PortalPanel, type PortalUrls } from './PortalPanel';

interface Props {
  readonly locale: Locale;
  readonly portal: CustomerPortal;
  readonly urls: PortalUrls;
}

/** The customer portal's landing page: panel with login and registration, text, guides. */
export async function CustomerPortalView({ locale, portal, urls }: Props) {
  const t = await getTranslations({ locale });
  const guides = (['ar', 'en'] as const).flatMap((language) => {
    const file = portal.guides[language];
    return file ? [{ file, title: t(`customerPortal.guides.${language}`) }] : [];
  });
  return (
    <>
      <PortalPanel locale={locale} title={portal.title} lead={portal.lead} urls={urls} />
      {portal.content ? (
        <div className={`wrap ${styles.text ?? ''}`}>
          <Prose html={portal.content} />
        </div>
      ) : null}
      {guides.length > 0 ? (
        <section className="wrap page-body" aria-labelledby="guides-title">
          <h2 id="guides-title" className={styles.title}>
            {t('customerPortal.guides.title')}
          </h2>
          <div className="grid grid--2">
            {guides.map(({ file, title }) => (
              <PdfTile
                key={title}
                locale={locale}
                href={file.src}
                title={title}
                bytes={file.bytes}
              />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}
