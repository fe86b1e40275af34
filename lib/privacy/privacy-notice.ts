import { getMessages } from 'next-intl/server';
import { format } from '../i18n/format';
import type { Locale } from '../i18n/locales';
import { routeHref } from '../routing/links';
import { RETENTION_MONTHS, type PersonalForm } from './retention';

/** Privacy notice of a form. */
export interface PrivacyText {
  /** Data, purpose and retention. */
  readonly text: string;
  /** Label and URL of the link to the policy, which opens in a new tab. */
  readonly policy: string;
  readonly href: string;
  readonly newTab: string;
}

/** Notice of a form, of the external ticket follow-up, or of subscriptions. */
export async function privacyNotice(
  locale: Locale,
  form: PersonalForm | 'tickets' | 'subscription',
): Promise<PrivacyText> {
  const { privacy, ui } = await getMessages({ locale });
  const link = {
    policy: privacy.policy,
    href: routeHref(locale, 'privacyPolicy'),
    newTab: ui.opensInNewTab,
  };
  if (form === 'tickets' || form === 'subscription') return { text: privacy[form], ...link };
  const period = privacy.periods[`${RETENTION_MONTHS[form]}`];
  return { text: format(privacy[form], { period }), ...link };
}
