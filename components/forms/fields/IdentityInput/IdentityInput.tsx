'use client';

import type { ComponentProps } from 'react';
import { TextInput } from '../TextInput/TextInput';

type Props = Omit<ComponentProps<typeof TextInput>, 'ltr' | 'inputMode' | 'autoComplete'>;

/** A 10-digit identity number that begins with 1; autocomplete is off for privacy. */
export function IdentityInput(props: Props) {
  return <TextInput ltr inputMode="numeric" autoComplete="off" {...props} />;
}
