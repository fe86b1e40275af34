import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../shared/cx';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'ghost' | 'buff' | 'outlineInverse';

interface Look {
  /** `buff` and `outlineInverse` are for pictures and dark backgrounds only. */
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'small';
  readonly block?: boolean;
  /** Icon before the label; an element, so that client components do not bundle all icons. */
  readonly icon?: ReactElement;
  readonly className?: string;
  readonly children: ReactNode;
}

function look({ variant = 'primary', size = 'medium', block, className }: Partial<Look>): string {
  return cx(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    block && styles.block,
    className,
  );
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, keyof Look> & { loading?: boolean };

/** While `loading` it shows a spinner, keeps its focus and ignores clicks. */
export function Button(props: ButtonProps) {
  const { variant, size, block, className, icon, children, loading, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, block, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof SiteLink>, keyof Look>;

/** A link styled as a button, for the primary action of a page or panel. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, className, icon, children, ...rest } = props;
  return (
    <SiteLink {...rest} className={look({ variant, size, block, className })}>
      {icon}
      <span className={styles.label}>{children}</span>
    </SiteLink>
  );
}
