import type { ReactElement, ReactNode } from 'react';
import { cx } from '../shared/cx';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'ghost' | 'buff' | 'outlineInverse';

/** Look of buttons and of links that are styled as buttons. */
export interface ButtonLook {
  /** `buff` and `outlineInverse` are for pictures and dark backgrounds only. */
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'small';
  readonly block?: boolean;
  /** Icon before the label; an element, so that client components do not bundle all icons. */
  readonly icon?: ReactElement;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The classes of a look. */
export function buttonClass(look: Partial<ButtonLook>): string {
  const { variant = 'primary', size = 'medium', block, className } = look;
  return cx(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    block && styles.block,
    className,
  );
}
