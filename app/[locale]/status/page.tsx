import type { Metadata } from 'next';
import { connection } from 'next/server';
import { PageFrame } from '@/components/layout/PageFrame';
import { AnnouncedWork } from '@/components/status/AnnouncedWork';
import { OptionalServices } from '@/components/status/OptionalServices';
import { StatusView } from '@/components/status/StatusView';
import { loadServiceAnnouncements } from '@/lib/content/collections/announcements';
import { loadPageText } from '@/lib/content/collections/pages';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import { ifAvailable } from '@/lib/content/unavailable';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { externalSystems } from '@/lib/status/external-systems';
import { serviceStatus } from '@/lib/status/service-status';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/status'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const text = await ifAvailable(loadPageText(locale, 'status'));
  return pageMetadata({ locale, route: 'status', description: text?.summary });
}

/** Service status. Rendered per request, even if every back end is down. */
export default async function StatusPage({ params }: Props) {
  await connection();
  const locale = toLocale((await params).locale);
  const [text, settings, status, systems, announcements] = await Promise.all([
    ifAvailable(loadPageText(locale, 'status')),
    ifAvailable(loadSiteSettings(locale)),
    serviceStatus(),
    externalSystems(locale),
    ifAvailable(loadServiceAnnouncements(locale)),
  ]);
  return (
    <PageFrame locale={locale} route="status" updatedAt={status.checkedAt} withoutContent>
      <StatusView
        locale={locale}
        text={text ?? null}
        status={status}
        systems={systems}
        phone={settings?.contact.shortNumber ?? ''}
        besides={
          <>
            {announcements ? (
              <AnnouncedWork locale={locale} announcements={announcements} now={Date.now()} />
            ) : null}
            <OptionalServices locale={locale} />
          </>
        }
      />
    </PageFrame>
  );
}
