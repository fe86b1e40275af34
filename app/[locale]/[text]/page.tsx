import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageFrame } from '@/components/layout/PageFrame';
import { ProsePageView } from '@/components/prose-pages/ProsePageView';
import { loadPageText } from '@/lib/content/collections/pages';
import { toLocale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { routeByPath } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/[text]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, route, text } = await load(params);
  return pageMetadata({ locale, route, description: text?.summary });
}

/** Pages with a text of the CMS and nothing else: safe usage, accessibility. */
export default async function TextPage({ params }: Props) {
  const { locale, route, text } = await load(params);
  return (
    <PageFrame locale={locale} route={route} updatedAt={text?.updatedAt ?? RELEASE_DATE}>
      <ProsePageView
        locale={locale}
        route={route}
        title={text?.title}
        lead={text?.summary}
        text={text}
      />
    </PageFrame>
  );
}

async function load(params: Props['params']) {
  const { locale: language, text: key } = await params;
  const locale = toLocale(language);
  const [route] = routeByPath(`/${key}`) ?? [];
  if (!route) redirect(routeHref(locale, 'notFound'));
  return { locale, route, text: await loadPageText(locale, key) };
}
