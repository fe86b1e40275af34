'use client';

import { CONTACT_FORM } from '@ports-authority/e-services-contract';
import type { DefinedFormProps } from '@/components/forms/defined/DefinedForm';
import { UploadForm } from '@/components/forms/defined/UploadForm';
import type { Choice } from '@/components/forms/fields/Select/Select';
import { useLookups } from '@/components/forms/lookups/useLookups';
import type { Purpose } from '@/lib/forms/purposes';

interface Props extends Pick<DefinedFormProps, 'labels' | 'texts' | 'action'> {
  /** Choices until the e-services API's own list is loaded. */
  readonly ports: readonly Choice[];
  /** Preselected by the URL. */
  readonly purpose?: Purpose;
}

/** Contact, suggestions and complaints in the browser. */
export function ContactForm({ ports, purpose, ...props }: Props) {
  const { lookups } = useLookups();
  const { locale } = props.labels.form;
  const offered = lookups?.ports.map((port) => ({ value: port.value, label: port[locale] }));
  return (
    <UploadForm
      {...props}
      form={CONTACT_FORM}
      namespace="contact"
      lists={{ ports: offered ?? ports }}
      given={purpose && { purpose }}
    />
  );
}
