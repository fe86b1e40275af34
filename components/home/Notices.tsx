import { getTranslations } from 'next-intl/server';
import type { Circular } from '@/lib/content/circulars/circular';
import type { PageText } from '@/lib/content/collections/pages';
import type { Locale } from '@/lib/i18n/locales';
import type { OpenTender } from '@/lib/open-data/open-tenders';
import { routeHref } from '@/lib/routing/links';
import { LatestCirculars } from '../notices/LatestCirculars';
import latest from '../notices/LatestList.module.css';
import { OpenTenders } from '../notices/OpenTenders';
import { BidiText } from '../ui/BidiText/BidiText';
import { Prose } from '../ui/Prose/Prose';
import { Section } from '../ui/Section/Section';

interface Props {
  readonly locale: Locale;
  /** Newest first. */
  readonly circulars: readonly Circular[];
  /** The next to close first. */
  readonly tenders: readonly OpenTender[];
  /** Editors' text about the site. */
  readonly about: PageText | null;
}

/** Latest circulars and open tenders, with the editors' text about the site. */
export async function Notices({ locale, circulars, tenders, about }: Props) {
  const t = await getTranslations({ locale, namespace: 'notices' });
  if (circulars.length + tenders.length === 0 && !about?.content) return null;
  return (
    <Section>
      <div className="grid grid--3">
        <LatestCirculars
          locale={locale}
          title={t('circulars')}
          circulars={circulars}
          more={{ href: routeHref(locale, 'circulars'), label: t('allCirculars') }}
        />
        <OpenTenders locale={locale} title={t('tenders')} tenders={tenders} />
        {about?.content ? (
          <section aria-labelledby="about-site" className="stack">
            <h2 id="about-site" className={latest.title}>
              <BidiText>{about.title}</BidiText>
            </h2>
            <Prose html={about.content} />
          </section>
        ) : null}
      </div>
    </Section>
  );
}
