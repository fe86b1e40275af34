'use client';

import { useEffect, useEffectEvent } from 'react';
import { splitLocale } from '@/lib/routing/locale-path';

/** So long after the page's own confirmation the browser's `beforeunload` is suppressed. */
const LEAVING_MS = 2000;

interface Guard {
  /** The form has unsaved changes. */
  readonly active: boolean;
  readonly question: string;
  /** True if the page in the other language restores all values; evaluated on click. */
  readonly survivesLanguage: () => boolean;
  /** True if a draft has everything that was typed; evaluated on click. */
  readonly isDrafted?: () => boolean;
}

/**
 * Confirms before a half-filled form is left: with the browser's own dialog on unload, with `question`
 * before a navigation within the site, by link or Back, unless the draft has everything.
 */
export function useLeaveGuard(guard: Guard): void {
  const { active, question, survivesLanguage, isDrafted = () => false } = guard;
  const survives = useEffectEvent(survivesLanguage);
  const comesBack = useEffectEvent(isDrafted);
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
        // Links to tel:, mailto: and downloads fire `beforeunload` too.
        leavingUntil = Date.now() + LEAVING_MS;
        return;
      }
      if (!leadsAway(link)) return;
      if (comesBack() || window.confirm(question)) {
        leavingUntil = Date.now() + LEAVING_MS;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    }
    function onNavigate(event: NavigateEvent): void {
      if (!goesBackElsewhere(event) || comesBack()) return;
      if (!window.confirm(question)) event.preventDefault();
    }
    // Browsers without the Navigation API can't intercept Back; the draft survives.
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

/** True for a history step to another page without loading a document. */
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

/** Links to other programs and downloads keep the page. */
function staysHere(link: HTMLAnchorElement): boolean {
  return !/^https?:$/.test(link.protocol) || link.hasAttribute('download');
}

function isOtherLanguage({ hreflang, origin, pathname }: HTMLAnchorElement): boolean {
  const here = window.location;
  return (
    hreflang !== '' &&
    origin === here.origin &&
    splitLocale(pathname).barePath === splitLocale(here.pathname).barePath
  );
}

/** True for a link to another page of the site. */
function leadsAway({ origin, pathname, search }: HTMLAnchorElement): boolean {
  const here = window.location;
  // Other origins and reloads unload the document: `beforeunload` confirms.
  if (origin !== here.origin) return false;
  return pathname !== here.pathname || search !== here.search;
}
