import { RENTS } from '../facts/ports';
import { PORT_NAMES } from '../facts/tables';
import type { PortSlug } from '../facts/terminals';
import type { SeedEntry } from '../types';

/** In the order of the rents, from the highest. */
export default Object.entries(RENTS).map(([slug, rent], index) => ({
  shared: {
    Near: rent.near,
    Far: rent.far,
    Outside: rent.outside,
    RentalFee: rent.buildings,
    DisplayOrder: index + 1,
  },
  ar: { Port: PORT_NAMES[slug as PortSlug].ar },
  en: { Port: PORT_NAMES[slug as PortSlug].en },
})) satisfies SeedEntry[];
