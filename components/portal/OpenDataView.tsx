import { getTranslations } from 'next-intl/server';
import type { PageText } from '@/lib/content/collections/pages';
import type { Locale } from '@/lib/i18n/locales';
import { ByPhone } from '../contact/ByPhone/ByPhone';
import buttons from '../ui/Button/Button.module.css';
import { cx } from '../ui/shared/cx';
import { Card } from '../ui/Card/Card';
import { CardFoot } from '../ui/CardFoot/CardFoot';
import { ExternalLink } from '../ui/ExternalLink/ExternalLink';
import { PageHeader } from '../ui/PageHeader/PageHeader';
import { Prose } from '../ui/Prose/Prose';
import { routeHref } from '@/lib/routing/links';

/** Pages with open data. */
const OWN = ['openDataApi', 'statistics', 'vesselSearch', 'circulars', 'biddings'] as const;

interface Props {
  readonly locale: Locale;
  /** Editors' texts about the portal; null without any. */
  readonly text: Pick<PageText, 'title' | 'summary' | 'content'> | null;
  /** URL of the open data portal, if configured. */
  readonly url: string | undefined;
}

/** Link to the open data portal if there is one, and the site's own open data. */
export async function OpenDataView({ locale, text, url }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <PageHeader
        locale={locale}
        route="openData"
        title={text?.title ?? t('routes.openData')}
        lead={url && text?.summary}
      />
      <div className="wrap page-body stack">
        {url ? (
          <>
            {text?.content ? <Prose html={text.content} /> : null}
            <p>
              <ExternalLink
                locale={locale}
                href={url}
                className={cx(buttons.button, buttons.primary)}
              >
                {t('openData.open')}
              </ExternalLink>
            </p>
          </>
        ) : null}
        <p>{t('openData.own.lead')}</p>
        <div className="grid grid--3">
          {OWN.map((route) => (
            <Card
              key={route}
              headingLevel={2}
              href={routeHref(locale, route)}
              title={t(`routes.${route}`)}
              text={t(`openData.own.${route}`)}
              foot={<CardFoot>{t('openData.own.view')}</CardFoot>}
            />
          ))}
        </div>
        {url ? null : <ByPhone locale={locale} text={t('byPhone.openData')} />}
      </div>
    </>
  );
}
