'use client';

import { useEffect } from 'react';

/**
 * While `active`, asks before a half-filled form is left: the browser with its own words when the
 * document goes, with `question` when a link inside the site is followed or the way back is taken to
 * another of its pages.
 */
export function useLeaveGuard(active: boolean, question: string): void {
  useEffect(() => {
    if (!active) return;
    function onUnload(event: BeforeUnloadEvent): void {
      event.preventDefault();
    }
    function onClick(event: MouseEvent): void {
      if (!leadsAway(event) || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    function onNavigate(event: NavigateEvent): void {
      if (goesBackElsewhere(event) && !window.confirm(question)) event.preventDefault();
    }
    // Older browsers can't hold back a step in the history; the draft is kept there too.
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

/** Whether a step in the history leads to another page without loading a document. */
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
  // Pages elsewhere, and reloads, are the browser's to ask about.
  if (to.origin !== here.origin) return false;
  return to.pathname !== here.pathname || to.search !== here.search;
}
