import type { Locale } from '@/lib/i18n/locales';
import { ExternalLink } from '../ui/ExternalLink/ExternalLink';
import { PageLink } from '../ui/PageLink/PageLink';
import type { MenuLink } from './menu';

/**
 * A link of a menu or the footer. Links with a hash are left to the browser: client-side navigation
 * fires no hashchange event, which the tabs of the open page listen to.
 */
export function MenuLinkItem({ locale, link }: { locale: Locale; link: MenuLink }) {
  const { label, href, external } = link;
  if (external) {
    return (
      <ExternalLink locale={locale} href={href}>
        {label}
      </ExternalLink>
    );
  }
  if (href.includes('#')) return <a href={href}>{label}</a>;
  return <PageLink href={href}>{label}</PageLink>;
}
