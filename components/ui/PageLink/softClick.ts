import type { MouseEvent as ReactMouseEvent } from 'react';

type Click = Pick<
  MouseEvent | ReactMouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey' | 'target'
>;

/** The link that a click follows through the router; undefined for a click that does anything else. */
export function softLinkOf(click: Click): HTMLAnchorElement | undefined {
  if (click.defaultPrevented || click.button !== 0) return undefined;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined;
  if (!(click.target instanceof Element)) return undefined;
  const link = click.target.closest<HTMLAnchorElement>('a[data-soft]');
  return link?.origin === window.location.origin ? link : undefined;
}
