'use client';

import type { ComponentProps } from 'react';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { TextInput } from '../TextInput/TextInput';

interface Props extends Omit<
  ComponentProps<typeof TextInput>,
  'hint' | 'ltr' | 'inputMode' | 'autoComplete'
> {
  /** Hint with an `{example}` placeholder. */
  readonly hint: string;
}

/** A telephone number of 12 digits with its country code. */
export function PhoneInput({ hint, ...input }: Props) {
  const [before = '', after = ''] = hint.split('{example}');
  return (
    <TextInput
      hint={
        <>
          {before}
          <LtrText>966112345678</LtrText>
          {after}
        </>
      }
      ltr
      inputMode="tel"
      autoComplete="tel"
      {...input}
    />
  );
}
