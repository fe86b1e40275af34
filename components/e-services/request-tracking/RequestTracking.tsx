import { getMessages } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { getFormLabels } from '@/components/forms/labels/getFormLabels';
import { loadContactFacts } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { RequestTrackingForm } from './RequestTrackingForm';

interface Props {
  readonly locale: Locale;
  readonly action: ComponentProps<typeof RequestTrackingForm>['action'];
  /** Filled in already; else empty. */
  readonly reference: string;
}

export async function RequestTracking({ locale, action, reference }: Props) {
  const [form, { requestTracking, dates }, { shortNumber }] = await Promise.all([
    getFormLabels(locale),
    getMessages({ locale }),
    loadContactFacts(locale),
  ]);
  return (
    <RequestTrackingForm
      locale={locale}
      labels={{ form, requestTracking }}
      hijri={dates.corresponding}
      phone={shortNumber}
      action={action}
      reference={reference}
    />
  );
}
