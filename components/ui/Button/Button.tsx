import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './buttonLook';
import styles from './Button.module.css';

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, keyof ButtonLook> & { loading?: boolean };

/** While `loading` it shows a spinner, keeps its focus and ignores clicks. */
export function Button(props: ButtonProps) {
  const { variant, size, block, className, icon, children, loading, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
