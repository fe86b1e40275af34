'use client';

import { useWatch } from 'react-hook-form';
import { FormGrid } from '@/components/forms/FormGrid';
import { MobileInput } from '@/components/forms/MobileInput';
import { TextInput } from '@/components/forms/TextInput';
import type { OrderModel } from './useOrderForm';
import type { OrderWords } from './words';

interface Props {
  readonly words: OrderWords;
  readonly model: OrderModel;
}

/** Who orders, and for whom (specification §5). */
export function ApplicantFields({ words: { order, submission }, model: { form, field } }: Props) {
  const mobile = useWatch({ control: form.control, name: 'mobileNumber' });
  return (
    <FormGrid>
      <TextInput label={order.name} autoComplete="name" maxLength={100} {...field('name')} />
      <TextInput
        label={order.identityNumber}
        hint={order.identityHint}
        ltr
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...field('identityNumber')}
      />
      <MobileInput words={submission} typed={mobile} {...field('mobileNumber')} />
      <TextInput
        label={order.email}
        ltr
        type="email"
        autoComplete="email"
        maxLength={100}
        {...field('email')}
      />
      <TextInput
        label={order.entity}
        autoComplete="organization"
        maxLength={150}
        {...field('entity')}
      />
      <TextInput
        label={order.management}
        autoComplete="off"
        maxLength={150}
        {...field('management')}
      />
      <TextInput
        label={order.city}
        autoComplete="address-level2"
        maxLength={80}
        {...field('city')}
      />
    </FormGrid>
  );
}
