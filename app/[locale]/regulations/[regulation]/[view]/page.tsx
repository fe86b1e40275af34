import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { SlimFrame } from '@/components/layout/SlimFrame/SlimFrame';
import { regulationHref, regulationQuery } from '@/components/regulations/regulationLink';
import { RegulationsView } from '@/components/regulations/RegulationsView';
import { latestChange } from '@/lib/content/latest-change';
import { loadPageText } from '@/lib/content/collections/pages';
import { loadRegulations } from '@/lib/content/collections/regulations';
import { locales, otherLocale, toLocale, type Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { EVERYTHING, regulationView } from '@/lib/routing/query-pages';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/regulations/[regulation]/[view]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, selected, view, text, translated } = await load(params);
  const t = await getTranslations({ locale });
  const title = selected?.title ?? t('routes.regulations');
  return pageMetadata({
    locale,
    route: 'regulations',
    query: regulationQuery(selected?.id, view),
    title: view === 'list' ? t('regulations.listTitle', { title }) : title,
    description: selected?.description || text?.summary,
    languages: translated ? locales : [locale],
  });
}

/** Regulations in their own slim frame. */
export default async function RegulationsPage({ params }: Props) {
  const { locale, regulations, selected, view, text, translated } = await load(params);
  return (
    <SlimFrame
      locale={locale}
      route="regulations"
      query={regulationQuery(translated ? selected?.id : undefined, view)}
      updatedAt={latestChange(selected ? [selected] : regulations, text)}
    >
      <RegulationsView {...{ locale, text, regulations, selected, view }} />
    </SlimFrame>
  );
}

async function load(params: Props['params']) {
  const { locale: language, regulation, view: segment } = await params;
  const locale = toLocale(language);
  const view = regulationView(segment);
  const [regulations, text] = await Promise.all([
    loadRegulations(locale),
    loadPageText(locale, 'regulations'),
  ]);
  const selected = regulations.find(({ id }) => id.toLowerCase() === regulation);
  if (!selected && regulation !== EVERYTHING) redirect(regulationHref(locale, undefined, view));
  const translated = !selected || (await isIn(otherLocale(locale), selected.id));
  return { locale, regulations, selected, view, text, translated };
}

/** An unavailable list counts as missing. */
async function isIn(locale: Locale, id: string): Promise<boolean> {
  try {
    return (await loadRegulations(locale)).some((regulation) => regulation.id === id);
  } catch {
    return false;
  }
}
