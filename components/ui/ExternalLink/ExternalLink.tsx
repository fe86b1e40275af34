import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactElement } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '../Icon/Icon';
import styles from './ExternalLink.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface Props extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  readonly locale: Locale;
  readonly href: string;
  /** False hides the icon where the context already marks the link as external. */
  readonly mark?: boolean;
  /** Icon before the label. */
  readonly icon?: ReactElement;
}

/** A link to another system: opens a new tab, announced to screen readers and marked with an icon. */
export async function ExternalLink({ locale, mark = true, icon, children, ...rest }: Props) {
  const t = await getTranslations({ locale, namespace: 'ui' });
  return (
    <a {...rest} target="_blank" rel="noopener">
      {icon}
      <span>{children}</span>
      {mark ? <Icon name="external" className={styles.mark} /> : null}
      <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
    </a>
  );
}
