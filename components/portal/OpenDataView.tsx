import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Alert } from '../ui/Alert/Alert';
import buttons from '../ui/Button/Button.module.css';
import { cx } from '../ui/shared/cx';
import { ExternalLink } from '../ui/ExternalLink/ExternalLink';
import { PageHeader } from '../ui/PageHeader/PageHeader';

interface Props {
  readonly locale: Locale;
  /** The editors' title; the route's name where left out. */
  readonly title?: string;
  /** Address of the open data portal, where configured. */
  readonly address: string | undefined;
}

/** Title and the link to the open data portal, nothing else (decisions, "Routes"). */
export async function OpenDataView({ locale, title, address }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <PageHeader locale={locale} route="openData" title={title ?? t('routes.openData')} />
      <div className="wrap page-body">
        {address ? (
          <ExternalLink
            locale={locale}
            href={address}
            className={cx(buttons.button, buttons.primary)}
          >
            {t('openData.open')}
          </ExternalLink>
        ) : (
          <Alert tone="info">
            <p>{t('openData.notSet')}</p>
          </Alert>
        )}
      </div>
    </>
  );
}
