'use client';

import type { ComponentProps } from 'react';
import type { SubmissionLabels } from '@/components/forms/labels/labels';
import { PhoneInput } from '../PhoneInput/PhoneInput';

interface Props extends Omit<ComponentProps<typeof PhoneInput>, 'label' | 'hint' | 'example'> {
  readonly labels: SubmissionLabels;
}

/** A mobile number, national or international; the schema makes it 12 digits from 966. */
export function MobileInput({ labels, ...input }: Props) {
  return (
    <PhoneInput {...input} label={labels.mobile} hint={labels.mobileHint} example="05xxxxxxxx" />
  );
}
