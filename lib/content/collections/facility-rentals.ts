import type { Locale } from '../../i18n/locales';
import { messages } from '../../i18n/messages';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalFigure, requiredText } from '../fields';
import { bodyText, labelled, serviceSearchTexts } from '../search-text';
import type { Entry } from '../types';
import type { Figure } from '../values';

/** Yearly rents of a port in SAR per square metre; null if missing. */
export interface FacilityRental extends Entry {
  readonly port: string;
  readonly near: Figure | null;
  readonly far: Figure | null;
  readonly outside: Figure | null;
  readonly fee: Figure | null;
}

const facilityRentals = new Collection({
  apiName: 'facility-rentals',
  fields: {
    Port: requiredText,
    Near: optionalFigure,
    Far: optionalFigure,
    Outside: optionalFigure,
    RentalFee: optionalFigure,
  },
  sort: 'DisplayOrder:asc',
});

/** By port, in the editors' order. */
export const loadFacilityRentals = cachedLoader({
  name: 'facility-rentals',
  version: 1,
  tags: ['facility-rental'],
  load: async (locale: Locale): Promise<FacilityRental[]> =>
    (await facilityRentals.all(locale)).map((raw) => ({
      port: raw.Port,
      near: raw.Near,
      far: raw.Far,
      outside: raw.Outside,
      fee: raw.RentalFee,
      updatedAt: raw.updatedAt,
    })),
});

export const facilityRentalContent: ContentDescriptor = {
  search: {
    name: 'facility-rentals',
    tags: ['facility-rental'],
    load: async (locale) => {
      const { caption, ...labels } = messages[locale].services.rental;
      const rents = (await facilityRentals.all(locale)).map((raw) =>
        bodyText(
          ...[caption, raw.Port],
          ...labelled(
            [labels.near, raw.Near],
            [labels.far, raw.Far],
            [labels.outside, raw.Outside],
            [labels.fee, raw.RentalFee],
          ),
        ),
      );
      return serviceSearchTexts(locale, 'facilityRental', rents);
    },
  },
  changes: lastChangeLoader('facility-rental', facilityRentals),
};
