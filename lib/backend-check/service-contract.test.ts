import { loadBiddings } from '../e-services/biddings';
import { loadMovableCategories, loadMovableStock } from '../e-services/movables';
import { searchVesselSchedule } from '../e-services/vessel-schedule';
import { searchAgents } from '../e-services/agents';
import { CALLS, type CallContract, type ValueContract } from './service-contract';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

const VALUES: Readonly<Record<ValueContract['kind'], unknown>> = {
  text: 'a',
  HTML: '<p>a</p>',
  number: 1,
  date: '2026-01-01',
  object: { id: 1, title: 'a' },
  list: [],
};

const visitor = { ip: 'unknown' };
const search = { port: 'a', agent: '', captcha: '1' };
const CHECKED: readonly (readonly [CallContract, () => Promise<readonly unknown[]>])[] = [
  [CALLS.biddings, loadBiddings],
  [CALLS.mainCategories, loadMovableCategories],
  [CALLS.movables, () => loadMovableStock('1')],
  [
    CALLS.vesselSchedule,
    async () => {
      const days = { startDate: '01/01/2026', endDate: '', trafficType: '-1', vessel: '' };
      return (await searchVesselSchedule({ ...search, ...days }, visitor)).rows;
    },
  ],
  [
    CALLS.agents,
    // Either name is enough.
    async () => (await searchAgents(search, visitor)).rows,
  ],
];

const cases = CHECKED.flatMap(([contract, load]) =>
  Object.keys(contract.fields)
    .filter((name) => contract.operation !== CALLS.agents.operation || name !== 'title')
    .map((name) => [contract.operation, name, contract, load] as const),
);

it.each(cases)('keeps or drops a row of %s without %s as the contract has it', async (...given) => {
  const [, name, { fields }, load] = given;
  const row = Object.fromEntries(
    Object.entries<ValueContract>(fields)
      .filter(([field, { extra }]) => !extra && field !== name)
      .map(([field, { kind }]) => [field, VALUES[kind]]),
  );
  globalThis.fetch = async () => Response.json({ isSuccess: true, data: [row] });
  expect(await load()).toHaveLength(fields[name]?.needed ? 0 : 1);
});
