import charges from '@/lib/tariff/charges.json';
import { CHARGES, PILOTAGE_TONS, STORAGE_BANDS } from '../../seed/facts/charges';

it('has the figures of the charges regulation on the tariff page', () => {
  expect(charges.vessels).toEqual({ ...CHARGES, pilotageCoversTons: PILOTAGE_TONS });
  expect(charges.storage).toEqual(
    STORAGE_BANDS.map(({ to, twenty, forty }) => ({
      to: Number.isFinite(to) ? to : null,
      twenty,
      forty,
    })),
  );
});
