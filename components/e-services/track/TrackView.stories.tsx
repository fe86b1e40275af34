import { state, type Stage } from '@/tools/gallery/state';
import type { TrackingTarget } from '@/lib/tracking/targets';
import { TrackView } from './TrackView';

export default {};

const services = [
  { kind: 'request', href: '/e-services/request-tracking' },
  { kind: 'container', href: '/e-services/containertracking' },
  { kind: 'vessel', href: '/e-services/vesselsearch' },
] as const;

function page(number: string, targets: readonly TrackingTarget[] = []) {
  return function Page({ locale }: Stage) {
    return <TrackView {...{ locale, number, targets, services }} isComplete />;
  };
}

export const Empty = state(page(''));

export const Unknown = state(page('12 x'));

export const Several = state(
  page('2026/014', [
    { kind: 'circular', number: '2026/014', href: '/circular?number=2026-014', isFilled: true },
    { kind: 'tender', number: '2026/014', href: '/e-services/tender?id=7', isFilled: true },
  ]),
);

export const External = state(
  page('CSQU3054384', [
    {
      kind: 'container',
      number: 'CSQU3054384',
      href: '/e-services/containertracking',
      isFilled: false,
      isMistyped: true,
    },
  ]),
);
