import type { ReactElement } from 'react';
import { LtrText } from '../LtrText/LtrText';

interface Props {
  /** Formatted number. */
  readonly number: string;
  readonly className?: string;
  /** Icon before the number. */
  readonly children?: ReactElement;
}

export function TelephoneLink({ number, className, children }: Props) {
  return (
    <a className={className} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {children}
      <LtrText>{number}</LtrText>
    </a>
  );
}
