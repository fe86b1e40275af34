'use client';

import type { ComponentProps } from 'react';
import { TextInput } from '../TextInput/TextInput';

type Props = Omit<ComponentProps<typeof TextInput>, 'ltr' | 'type' | 'autoComplete'>;

/** An e-mail address; at most 100 characters by default. */
export function EmailInput(props: Props) {
  return <TextInput ltr type="email" autoComplete="email" limit={100} {...props} />;
}
