import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { FEEDBACK_FORM } from '@ports-authority/e-services-contract';
import type { FormValues } from '@/lib/forms/schema-of';

/**
 * Sends an answer when the visitor leaves the page. Failures are ignored: there is no page to show
 * them.
 * @param form element that is mounted as long as the page
 * @param answer null if there is nothing to send
 */
export function useSendOnLeave(
  form: RefObject<HTMLElement | null>,
  answer: () => FormValues<typeof FEEDBACK_FORM> | null,
): void {
  const leave = useEffectEvent((url: string) => {
    const values = answer();
    if (!values) return;
    fetch('/api/feedback', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, submissionKey: crypto.randomUUID() }),
      // Outlives the page.
      keepalive: true,
      // The site reads the answer's language from the referrer; the next page may be in the other language.
      referrer: url,
    }).catch(() => undefined);
  });

  useEffect(() => {
    const element = form.current;
    const { href } = window.location;
    const onPageHide = () => leave(href);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      // Effects are also cleaned up by React's double invocation in development.
      setTimeout(() => {
        if (!element?.isConnected) leave(href);
      });
    };
  }, [form]);
}
