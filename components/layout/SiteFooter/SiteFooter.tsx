import { getTranslations } from 'next-intl/server';
import type { PortLink } from '@/lib/content/collections/ports';
import type { ContactFacts, SocialLink } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/routes';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { cx } from '@/components/ui/shared/cx';
import { Brand } from '../Brand/Brand';
import { footerLinks, portLinks, type ExternalUrls, type MenuLink } from '../menu';
import { MenuLinkItem } from '../MenuLinkItem';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import { TelephoneLink } from '@/components/ui/TelephoneLink/TelephoneLink';
import styles from './SiteFooter.module.css';

interface Props {
  readonly locale: Locale;
  /** Null if the content API was never reached. */
  readonly contact: ContactFacts | null;
  readonly ports: readonly PortLink[];
  readonly social: readonly SocialLink[];
  readonly external: ExternalUrls;
  /** Pages without content, which are not linked. */
  readonly empty?: readonly RouteKey[];
  /** Draws the harbour's skyline above the footer, as on the home page. */
  readonly skyline?: boolean;
}

export async function SiteFooter(props: Props) {
  const { locale, contact, ports, social, external, empty, skyline = false } = props;
  const t = await getTranslations({ locale });
  const context = { locale, t, external, empty };
  const columns = [
    { title: t('routes.about'), links: footerLinks(context, 'about') },
    { title: t('routes.ports'), links: portLinks(locale, ports), double: true },
    { title: t('layout.usefulLinks'), links: footerLinks(context, 'useful'), double: true },
  ];
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Riyadh' });
  return (
    <footer className={cx('rendered-near', styles.footer)}>
      {skyline ? <div className={styles.skyline} aria-hidden="true" /> : null}
      <div className={cx('on-dark', styles.ground)}>
        <div className="wrap">
          <div className={styles.main} data-print="off">
            {contact ? <Contact {...{ locale, contact, social, t }} /> : <Brand locale={locale} />}
            {columns
              .filter(({ links }) => links.length > 0)
              .map((column) => (
                <LinkColumn key={column.title} locale={locale} {...column} />
              ))}
          </div>
          <div className={styles.legal}>
            <p>{t('layout.copyright', { year: year.format(new Date()) })}</p>
            <ul className={styles.row} data-print="off">
              {footerLinks(context, 'legal').map((link) => (
                <li key={link.href}>
                  <MenuLinkItem locale={locale} link={link} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}

type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;

interface ContactProps extends Pick<Props, 'locale' | 'social'> {
  readonly contact: ContactFacts;
  readonly t: Translate;
}

function Contact({ locale, contact, social, t }: ContactProps) {
  const { shortNumber, internationalNumber, supportHours } = contact;
  return (
    <div className={styles.contact}>
      <Brand locale={locale} />
      <p>
        {t('layout.customerService')}
        <TelephoneLink className={styles.number} number={shortNumber} />
      </p>
      <p>
        {internationalNumber ? (
          <span>
            {t('layout.fromAbroad')} <TelephoneLink number={internationalNumber} />
            <br />
          </span>
        ) : null}
        <BidiText>{supportHours}</BidiText>
      </p>
      <SocialLinks links={social} label={t('layout.social')} newTab={t('ui.opensInNewTab')} />
    </div>
  );
}

interface ColumnProps {
  readonly locale: Locale;
  readonly title: string;
  readonly links: readonly MenuLink[];
  readonly double?: boolean;
}

function LinkColumn({ locale, title, links, double }: ColumnProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={cx(styles.links, double && styles.double)}>
        {links.map((link) => (
          <li key={link.href}>
            <MenuLinkItem locale={locale} link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
