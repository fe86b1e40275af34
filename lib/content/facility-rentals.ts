import * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, requiredText } from './entry';
import type { FacilityRental } from './types';

const fee = yup.number().nullable().default(null);

const facilityRental = entry({
  Port: requiredText,
  Near: fee,
  Far: fee,
  Outside: fee,
  RentalFee: fee,
});

/** The yearly rents of each port in SAR per square metre, in the editors' order (specification §3). */
export const loadFacilityRentals = cachedLoader({
  name: 'facility-rentals',
  version: 1,
  tags: ['facility-rental'],
  load: async (locale: Locale): Promise<FacilityRental[]> => {
    const entries = await fetchAll('facility-rentals', locale, facilityRental, {
      sort: 'DisplayOrder:asc',
    });
    return entries.map(({ attributes }) => ({
      port: attributes.Port,
      near: attributes.Near,
      far: attributes.Far,
      outside: attributes.Outside,
      fee: attributes.RentalFee,
      updatedAt: attributes.updatedAt,
    }));
  },
});
