import { getTranslations } from 'next-intl/server';
import type { LeadText } from '@/lib/html/sanitize';
import type { Locale } from '@/lib/i18n/locales';
import { ByPhone } from '../contact/ByPhone/ByPhone';
import { Breadcrumb } from '../ui/Breadcrumb/Breadcrumb';
import buttons from '../ui/Button/Button.module.css';
import { cx } from '../ui/shared/cx';
import { ExternalLink } from '../ui/ExternalLink/ExternalLink';
import { Icon } from '../ui/Icon/Icon';
import { Illustration } from '../ui/Illustration/Illustration';
import styles from './PortalPanel.module.css';

/** URLs of the external portal in the page's language, if configured. */
export interface PortalUrls {
  readonly login: string | undefined;
  readonly register: string | undefined;
}

interface Props {
  readonly locale: Locale;
  readonly title: string;
  readonly lead?: LeadText;
  readonly urls: PortalUrls;
}

/** Panel over the picture: title, lead, and login and registration or the contact centre. */
export async function PortalPanel({ locale, title, lead, urls }: Props) {
  const t = await getTranslations({ locale });
  const { login, register } = urls;
  return (
    <div className={styles.portal}>
      <div className={styles.art}>
        <Illustration name="cover-berth-day" priority />
      </div>
      <div className={cx('wrap', styles.inner)}>
        <div className={styles.panel}>
          <Breadcrumb locale={locale} route="customerPortal" />
          <h1>{title}</h1>
          {lead?.html ? (
            <p
              className="lead"
              dir={lead.dir}
              lang={lead.lang}
              dangerouslySetInnerHTML={{ __html: lead.html }}
            />
          ) : null}
          {login || register ? (
            <div className={styles.ways}>
              {login ? (
                <ExternalLink
                  locale={locale}
                  href={login}
                  className={cx(buttons.button, buttons.block)}
                  icon={<Icon name="lock" />}
                >
                  {t('customerPortal.login')}
                </ExternalLink>
              ) : null}
              {register ? (
                <ExternalLink
                  locale={locale}
                  href={register}
                  className={cx(buttons.button, buttons.ghost, buttons.block)}
                  icon={<Icon name="person" />}
                >
                  {t('customerPortal.register')}
                </ExternalLink>
              ) : null}
            </div>
          ) : (
            <ByPhone locale={locale} text={t('byPhone.portal')} />
          )}
        </div>
      </div>
    </div>
  );
}
