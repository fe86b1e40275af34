'use client';

import type { ComponentProps } from 'react';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { TextInput } from '../TextInput/TextInput';
import type { SubmissionLabels } from '@/components/forms/labels/labels';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'label' | 'hint'> {
  readonly labels: SubmissionLabels;
}

/** A mobile number, national or international; the schema makes it 12 digits from 966. */
export function MobileInput({ labels, ...input }: Props) {
  const [before = '', after = ''] = labels.mobileHint.split('{national}');
  return (
    <TextInput
      {...input}
      label={labels.mobile}
      hint={
        <>
          {before}
          <LtrText>05xxxxxxxx</LtrText>
          {after}
        </>
      }
      ltr
      inputMode="tel"
      autoComplete="tel"
    />
  );
}
