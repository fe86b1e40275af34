import type { Locale } from '@/lib/i18n/locales';
import { ExternalLink } from '../ui/ExternalLink/ExternalLink';
import { SiteLink } from '../ui/SiteLink/SiteLink';
import type { MenuLink } from './menu';

export function MenuLinkItem({ locale, link }: { locale: Locale; link: MenuLink }) {
  const { label, href, external } = link;
  if (external) {
    return (
      <ExternalLink locale={locale} href={href}>
        {label}
      </ExternalLink>
    );
  }
  return <SiteLink href={href}>{label}</SiteLink>;
}
