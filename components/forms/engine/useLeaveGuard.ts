'use client';

import { useEffect, useEffectEvent } from 'react';
import { barePath } from '@/lib/routing/bare-path';

/** After "yes" to the question of the page, the browser does not ask again. */
const LEAVING_MS = 2000;

interface Guard {
  /** Whether there is something to lose. */
  readonly active: boolean;
  readonly question: string;
  /** Whether the page in the other language has all of it; asked at the click. */
  readonly survivesLanguage: () => boolean;
}

/**
 * While `active`, asks before a half-filled form is left: with the browser's own dialog when the
 * document unloads, with `question` before a navigation within the site, by link or by Back.
 */
export function useLeaveGuard({ active, question, survivesLanguage }: Guard): void {
  const survives = useEffectEvent(survivesLanguage);
  useEffect(() => {
    if (!active) return;
    let leavingUntil = 0;
    function onUnload(event: BeforeUnloadEvent): void {
      if (Date.now() > leavingUntil) event.preventDefault();
    }
    function onClick(event: MouseEvent): void {
      const link = followedLink(event);
      if (!link) return;
      if (staysHere(link) || (isOtherLanguage(link) && survives())) {
        // Browsers ask before a call, a mail and a download too.
        leavingUntil = Date.now() + LEAVING_MS;
        return;
      }
      if (!leadsAway(link)) return;
      if (window.confirm(question)) {
        leavingUntil = Date.now() + LEAVING_MS;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    }
    function onNavigate(event: NavigateEvent): void {
      if (goesBackElsewhere(event) && !window.confirm(question)) event.preventDefault();
    }
    // Older browsers can't intercept Back; there the draft still survives.
    const steps = 'navigation' in window ? window.navigation : null;
    steps?.addEventListener('navigate', onNavigate);
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      steps?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [active, question]);
}

/** Whether a history step goes to another page without loading a document. */
function goesBackElsewhere({ navigationType, cancelable, destination }: NavigateEvent): boolean {
  if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return false;
  return new URL(destination.url).pathname !== window.location.pathname;
}

/** The link that a click follows in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.href && link.target !== '_blank' ? link : null;
}

/** Whether a link starts another program or a download: the page stays. */
function staysHere(link: HTMLAnchorElement): boolean {
  return !/^https?:$/.test(link.protocol) || link.hasAttribute('download');
}

/** Tests for a link to this page in the other language. */
function isOtherLanguage({ hreflang, origin, pathname }: HTMLAnchorElement): boolean {
  const here = window.location;
  return (
    hreflang !== '' && origin === here.origin && barePath(pathname) === barePath(here.pathname)
  );
}

/** Whether a link leads to another page of the site. */
function leadsAway({ origin, pathname, search }: HTMLAnchorElement): boolean {
  const here = window.location;
  // Other sites and reloads unload the document: the browser asks.
  if (origin !== here.origin) return false;
  return pathname !== here.pathname || search !== here.search;
}
