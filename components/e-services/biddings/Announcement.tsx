import { getMessages } from 'next-intl/server';
import { CalendarLinks } from '@/components/open-data/CalendarLinks';
import { OpenDataNote } from '@/components/open-data/OpenDataNote';
import { ContactSentence } from '@/components/forms/layout/ContactSentence/ContactSentence';
import { Alert } from '@/components/ui/Alert/Alert';
import { getTableLabels } from '@/components/ui/data-table/tableLabels';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { calendarPath } from '@/lib/open-data/paths';
import { routeHref } from '@/lib/routing/links';
import { isOffered } from '@/lib/routing/offered';
import styles from './Announcement.module.css';
import { BidsPanel } from './BidsPanel';

/** The live table of bids; a message without JavaScript. */
export async function Announcement({ locale }: { locale: Locale }) {
  const [table, { biddings, dates, forms, openData }, { contact }] = await Promise.all([
    getTableLabels(locale),
    getMessages({ locale }),
    loadSiteSettings(locale),
  ]);
  const phone = contact.shortNumber;
  const hasTenderPages = isOffered('tender');
  return (
    <>
      <noscript>
        <Alert tone="info">
          <ContactSentence text={biddings.noScripts} phone={phone} />
        </Alert>
      </noscript>
      <div className={styles.live}>
        <BidsPanel
          locale={locale}
          labels={{
            biddings,
            table,
            tender: hasTenderPages ? routeHref(locale, 'tender') : null,
            phone,
            hijri: dates.corresponding,
            retry: forms.retry,
            unavailable: forms.unavailable,
          }}
        />
      </div>
      {hasTenderPages ? (
        <>
          <p className={styles.calendar}>
            <CalendarLinks
              locale={locale}
              path={calendarPath(locale)}
              subscribe={openData.calendars.subscribeTenders}
            />
          </p>
          <OpenDataNote locale={locale} hash="tenders" />
        </>
      ) : null}
    </>
  );
}
