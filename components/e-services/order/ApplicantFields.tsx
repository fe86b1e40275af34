'use client';

import { ORDER_FORM } from '@ports-authority/e-services-contract';
import { EmailInput } from '@/components/forms/fields/EmailInput/EmailInput';
import { FormGrid } from '@/components/forms/layout/FormGrid/FormGrid';
import { IdentityInput } from '@/components/forms/fields/IdentityInput/IdentityInput';
import { MobileInput } from '@/components/forms/fields/MobileInput/MobileInput';
import { useTexts } from '@/components/forms/labels/FormLabelsProvider';
import type { SubmissionLabels } from '@/components/forms/labels/labels';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import type { OrderModel } from './useOrderForm';

const { fields } = ORDER_FORM;

interface Props {
  readonly labels: SubmissionLabels;
  readonly model: OrderModel;
}

export function ApplicantFields({ labels, model: { field, identityHint } }: Props) {
  const order = useTexts('order');
  return (
    <FormGrid>
      <TextInput
        label={order.name}
        autoComplete="name"
        wide
        limit={fields.name.max}
        {...field('name')}
      />
      <IdentityInput
        label={order.identityNumber}
        hint={identityHint(order.identityHint, labels)}
        {...field('identityNumber')}
      />
      <MobileInput labels={labels} {...field('mobileNumber')} />
      <EmailInput label={order.email} {...field('email')} />
      <TextInput
        label={order.entity}
        autoComplete="organization"
        limit={fields.entity.max}
        {...field('entity')}
      />
      <TextInput
        label={order.management}
        autoComplete="off"
        limit={fields.management.max}
        {...field('management')}
      />
      <TextInput
        label={order.city}
        autoComplete="address-level2"
        limit={fields.city.max}
        {...field('city')}
      />
    </FormGrid>
  );
}
