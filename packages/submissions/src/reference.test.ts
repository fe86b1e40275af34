import { newReference } from './reference';

it('has the year in Riyadh and six unmistakable characters', () => {
  expect(newReference(new Date('2026-06-01T00:00:00Z'))).toMatch(
    /^NPA-2026-[0-9A-HJKMNP-TV-Z]{6}$/,
  );
  expect(newReference(new Date('2026-12-31T21:30:00Z'))).toMatch(/^NPA-2027-/);
});
