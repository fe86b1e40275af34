'use client';

import type { ComponentProps } from 'react';
import { TextInput } from '../TextInput/TextInput';

type Props = Omit<ComponentProps<typeof TextInput>, 'ltr' | 'type' | 'autoComplete'>;

/** An e-mail address, at most 100 characters unless said otherwise (specification §5). */
export function EmailInput(props: Props) {
  return <TextInput ltr type="email" autoComplete="email" maxLength={100} {...props} />;
}
