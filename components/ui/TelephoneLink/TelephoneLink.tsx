import type { ReactElement } from 'react';
import { LtrText } from '../LtrText/LtrText';

interface Props {
  /** As printed. */
  readonly number: string;
  readonly className?: string;
  /** A mark before the number. */
  readonly children?: ReactElement;
}

/** A telephone number that can be pressed to call it. */
export function TelephoneLink({ number, className, children }: Props) {
  return (
    <a className={className} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {children}
      <LtrText>{number}</LtrText>
    </a>
  );
}
