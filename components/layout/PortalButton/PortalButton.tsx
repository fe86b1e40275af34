import type { Locale } from '@/lib/i18n/locales';
import { ExternalLink } from '@/components/ui/ExternalLink/ExternalLink';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import buttons from '@/components/ui/Button/Button.module.css';
import { cx } from '@/components/ui/shared/cx';
import { Icon } from '@/components/ui/Icon/Icon';
import type { MenuLink } from '../menu';
import styles from './PortalButton.module.css';

interface Props {
  readonly locale: Locale;
  readonly link: MenuLink;
  /** Full width, as in the narrow menu. */
  readonly block?: boolean;
}

/** Link to the customer portal: the external system if configured, else the site's own page. */
export function PortalButton({ locale, link, block = false }: Props) {
  const place = block ? undefined : styles.compact;
  // Tooltip where the label is visually hidden.
  const hint = block ? undefined : link.label;
  if (!link.external) {
    return (
      <ButtonLink
        href={link.href}
        block={block}
        size={block ? 'medium' : 'small'}
        className={place}
        title={hint}
        icon={<Icon name="person" />}
      >
        <span className={block ? undefined : styles.labels}>{link.label}</span>
      </ButtonLink>
    );
  }
  return (
    <ExternalLink
      locale={locale}
      href={link.href}
      mark={false}
      title={hint}
      className={cx(buttons.button, buttons.primary, block ? buttons.block : buttons.small, place)}
      icon={<Icon name="person" />}
    >
      <span className={block ? undefined : styles.labels}>{link.label}</span>
    </ExternalLink>
  );
}
