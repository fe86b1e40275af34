import { organizationUnit } from './organizational-charts';

it('reads units to any depth', () => {
  expect(
    organizationUnit({ name: ' Board ', children: [{ name: 'President', children: [] }] }),
  ).toEqual({ name: 'Board', units: [{ name: 'President', units: [] }] });
});

it('leaves out nodes without a name', () => {
  const children = [{ name: '' }, { name: 7 }, null, 'Finance', [], { name: 'Finance' }];
  expect(organizationUnit({ name: 'Board', children })?.units).toEqual([
    { name: 'Finance', units: [] },
  ]);
});

it.each([[null], [undefined], ['Board'], [[]], [{ children: [{ name: 'Finance' }] }]])(
  'finds no structure in %j',
  (value) => {
    expect(organizationUnit(value)).toBeNull();
  },
);

it('treats children that are not a list as missing', () => {
  expect(organizationUnit({ name: 'Board', children: { name: 'Finance' } })?.units).toEqual([]);
});
