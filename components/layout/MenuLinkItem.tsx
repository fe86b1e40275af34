import Link from 'next/link';
import type { Locale } from '@/lib/i18n/locales';
import { ExternalLink } from '../ui/ExternalLink/ExternalLink';
import type { MenuLink } from './menu';

/**
 * A link of a menu or the footer. A place inside a page is left to the browser: only then do the
 * tabs of the page that is already open hear of the new hash.
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
  return (
    <Link href={href} prefetch={false}>
      {label}
    </Link>
  );
}
