'use client';

import { useEffect } from 'react';

/** After "yes" to the question of the page, the browser does not ask again. */
const LEAVING_MS = 2000;

/**
 * While `active`, asks before a half-filled form is left: with the browser's own dialog when the
 * document unloads, with `question` before a navigation within the site, by link or by Back.
 */
export function useLeaveGuard(active: boolean, question: string): void {
  useEffect(() => {
    if (!active) return;
    let leavingUntil = 0;
    function onUnload(event: BeforeUnloadEvent): void {
      if (Date.now() > leavingUntil) event.preventDefault();
    }
    function onClick(event: MouseEvent): void {
      if (!leadsAway(event)) return;
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

/** Whether a click follows a link to another page of the site in this tab. */
function leadsAway(event: MouseEvent): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return false;
  const to = new URL(link.href);
  const here = window.location;
  // Other sites and reloads unload the document: the browser asks.
  if (to.origin !== here.origin) return false;
  return to.pathname !== here.pathname || to.search !== here.search;
}
