'use client';

import type { ComponentProps } from 'react';
import { suggestMobile } from '@/lib/forms/personal-fields';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { format } from '@/lib/i18n/format';
import { TextInput } from '../TextInput/TextInput';
import type { SubmissionLabels } from '@/components/forms/labels/labels';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'label' | 'hint'> {
  readonly labels: SubmissionLabels;
  /** The current value: the error of a number in national format suggests the international one. */
  readonly typed: string;
}

/** A mobile number of 12 digits that begins with 966; its hint explains how to convert 05xxxxxxxx. */
export function MobileInput({ labels, typed, error, ...input }: Props) {
  const suggestion = error ? suggestMobile(typed) : null;
  const [before, after] = labels.mobileHint.split('{national}');
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
      error={
        suggestion && error
          ? `${error} ${format(labels.mobileSuggestion, { number: suggestion })}`
          : error
      }
      ltr
      inputMode="tel"
      autoComplete="tel"
    />
  );
}
