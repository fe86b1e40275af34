'use client';

import type { ComponentProps } from 'react';
import { TextInput } from '../TextInput/TextInput';

type Props = Omit<ComponentProps<typeof TextInput>, 'ltr' | 'inputMode' | 'autoComplete'>;

/** An identity number of 10 digits that begins with 1; browsers must not remember it. */
export function IdentityInput(props: Props) {
  return <TextInput ltr inputMode="numeric" autoComplete="off" {...props} />;
}
