'use client';

import { useWatch } from 'react-hook-form';
import { fillGaps } from '@/components/forms/fillGaps';
import { FormGrid } from '@/components/forms/FormGrid';
import { TextInput } from '@/components/forms/TextInput';
import { suggestMobile } from '@/lib/forms/personal-fields';
import { FORM } from './orderForm';
import type { OrderModel } from './useOrderForm';
import type { OrderWords } from './words';

interface Props {
  readonly words: OrderWords['order'];
  readonly model: OrderModel;
}

/** Who orders, and for whom (specification §5). */
export function ApplicantFields({ words, model: { form, sentence } }: Props) {
  const { register, control } = form;
  const mobile = useWatch({ control, name: 'mobileNumber' });
  const mobileError = sentence('mobileNumber');
  const suggestion = suggestMobile(mobile);
  return (
    <FormGrid>
      <TextInput
        id={`${FORM}-name`}
        label={words.name}
        error={sentence('name')}
        autoComplete="name"
        maxLength={100}
        {...register('name')}
      />
      <TextInput
        id={`${FORM}-identityNumber`}
        label={words.identityNumber}
        hint={words.identityHint}
        error={sentence('identityNumber')}
        ltr
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...register('identityNumber')}
      />
      <TextInput
        id={`${FORM}-mobileNumber`}
        label={words.mobileNumber}
        hint={words.mobileHint}
        error={
          mobileError && suggestion
            ? fillGaps(words.mobileSuggestion, { error: mobileError, mobile: suggestion })
            : mobileError
        }
        ltr
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        {...register('mobileNumber')}
      />
      <TextInput
        id={`${FORM}-email`}
        label={words.email}
        error={sentence('email')}
        ltr
        type="email"
        autoComplete="email"
        maxLength={100}
        {...register('email')}
      />
      <TextInput
        id={`${FORM}-entity`}
        label={words.entity}
        error={sentence('entity')}
        autoComplete="organization"
        maxLength={150}
        {...register('entity')}
      />
      <TextInput
        id={`${FORM}-management`}
        label={words.management}
        error={sentence('management')}
        autoComplete="off"
        maxLength={150}
        {...register('management')}
      />
      <TextInput
        id={`${FORM}-city`}
        label={words.city}
        error={sentence('city')}
        autoComplete="address-level2"
        maxLength={80}
        {...register('city')}
      />
    </FormGrid>
  );
}
