import { redirect } from 'next/navigation';
import { latestChange } from '@/lib/content/latest-change';
import { loadPageText } from '@/lib/content/collections/pages';
import { loadPorts } from '@/lib/content/collections/ports';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { PageFrame } from '../layout/PageFrame';
import { PortsView } from './PortsView';

interface Props {
  readonly locale: Locale;
  /** The port to show; defaults to the first. */
  readonly slug?: string;
}

/** The ports page in the common frame. A port without translation redirects to the first port. */
export async function PortsPage({ locale, slug }: Props) {
  const [ports, text] = await Promise.all([loadPorts(locale), loadPageText(locale, 'ports')]);
  const port = slug ? ports.find((item) => item.slug === slug) : ports[0];
  if (slug && !port) redirect(routeHref(locale, 'ports'));
  return (
    <PageFrame
      locale={locale}
      route="ports"
      query={slug ? { port: slug } : undefined}
      updatedAt={latestChange(port ?? null, text)}
    >
      <PortsView
        locale={locale}
        text={text}
        ports={ports}
        port={port}
        chosen={slug !== undefined}
      />
    </PageFrame>
  );
}
