import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  readonly locale: Locale;
  /** Token of the link; it alone authorises the action. */
  readonly token: string;
  readonly action: 'confirm' | 'change' | 'end' | 'resume';
  /** Id of a subscription. */
  readonly id?: string;
  readonly className?: string;
  /** Fields and button. */
  readonly children: ReactNode;
}

/** A plain form around a button on pages that mails link to; needs no JavaScript. */
export function SubscriptionForm({ locale, token, action, id, className, children }: Props) {
  return (
    <form method="post" action="/api/subscriptions/manage" className={className}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="t" value={token} />
      <input type="hidden" name="do" value={action} />
      {id === undefined ? null : <input type="hidden" name="id" value={id} />}
      {children}
    </form>
  );
}
