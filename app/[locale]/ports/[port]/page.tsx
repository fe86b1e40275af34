import type { Metadata } from 'next';
import { cache } from 'react';
import { redirect } from 'next/navigation';
import { portsMetadata } from '@/components/ports/metadata';
import { PortsPage } from '@/components/ports/PortsPage';
import { findPortSlug } from '@/lib/content/collections/ports';
import { routeHref } from '@/lib/routing/links';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { portKey } from '@/lib/routing/query-pages';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/ports/[port]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await resolve(params);
  return portsMetadata(locale, slug);
}

/** Ports with one preselected by slug or name. */
export default async function ChosenPort({ params }: Props) {
  const { locale, slug } = await resolve(params);
  return <PortsPage locale={locale} slug={slug} />;
}

/** Only slugs have a page; redirects of names and unknown values are not cached. */
async function resolve(params: Props['params']): Promise<{ locale: Locale; slug: string }> {
  const { locale: segment, port } = await params;
  const locale = toLocale(segment);
  const key = toPortKey(port);
  const slug = key && (await find(key));
  if (slug && slug === key) return { locale, slug };
  const query = slug ? { port: slug } : undefined;
  redirect(routeHref(locale, 'ports', { query }));
}

const find = cache(findPortSlug);

function toPortKey(segment: string): string | null {
  try {
    return portKey(decodeURIComponent(segment));
  } catch {
    return null;
  }
}
