import type { RouteKey } from '@/lib/routing/routes';

/** Keys of `home.picker.wishes` in the messages. */
export type Wish = 'invest' | 'regulations' | 'rental' | 'eServices' | 'license';

export const wishRoutes = {
  invest: 'ports',
  regulations: 'regulations',
  rental: 'facilityRental',
  eServices: 'eServices',
  license: 'license',
} as const satisfies Record<Wish, RouteKey>;

/** Kinds of visitors with their links, in display order. */
export const audiences = [
  { key: 'investor', wishes: ['invest', 'regulations', 'rental', 'eServices'] },
  { key: 'shippingAgent', wishes: ['license', 'regulations'] },
  { key: 'operator', wishes: ['regulations'] },
] as const satisfies readonly { readonly key: string; readonly wishes: readonly Wish[] }[];
