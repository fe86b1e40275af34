import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { FeedbackValues } from '@/lib/forms/feedback';

/**
 * Sends an answer when its visitor goes to another page, by a link of the site or out of it. Nobody is
 * there any more to be told of a failure.
 * @param form what stands on the page as long as the visitor does
 * @param answer null: there is nothing to send
 */
export function useSendOnLeave(
  form: RefObject<HTMLElement | null>,
  answer: () => FeedbackValues | null,
): void {
  const leave = useEffectEvent((url: string) => {
    const values = answer();
    if (!values) return;
    fetch('/api/feedback', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, submissionKey: crypto.randomUUID() }),
      // Goes on after the page is gone.
      keepalive: true,
      // The site reads the language of the answer there, and the next page may be in the other one.
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
      // Effects also end where React runs them twice in development.
      setTimeout(() => {
        if (!element?.isConnected) leave(href);
      });
    };
  }, [form]);
}
