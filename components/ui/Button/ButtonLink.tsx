import type { ComponentProps } from 'react';
import { SiteLink } from '../SiteLink/SiteLink';
import { buttonClass, type ButtonLook } from './buttonLook';
import styles from './Button.module.css';

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof SiteLink>, keyof ButtonLook>;

/**
 * A link styled as a button, for the primary action of a page or panel; apart from Button, whose
 * users need no router in the browser.
 */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, className, icon, children, ...rest } = props;
  return (
    <SiteLink {...rest} className={buttonClass({ variant, size, block, className })}>
      {icon}
      <span className={styles.label}>{children}</span>
    </SiteLink>
  );
}
