import { MUTATION_KINDS, valuePaths } from './mutations.mjs';
import { SAMPLES } from './second-service.mjs';
import { startForeignStack } from './stack.mjs';
import { Visitor } from './visitor';

/* Each field of the second service's responses in turn missing, empty, of another type or enormous:
   the other rows stay, and no response of the site is an error. */

type Stack = Awaited<ReturnType<typeof startForeignStack>>;
type Operation = keyof typeof SAMPLES;
interface Response {
  readonly status: number;
  readonly body: { readonly isSuccess: boolean };
}

const full = Boolean(process.env.FULL);
/** In npm test every third kind of mutation, alternating by field. */
const SHARE = 3;

let stack: Stack;
let runs = 0;

beforeAll(async () => {
  stack = await startForeignStack({ name: 'foreign-service-mutations' });
}, 120_000);

afterAll(async () => {
  process.stdout.write(`${runs} mutations of the second service\n`);
  await stack.stop();
});

const schedule = { trafficType: '-1', port: 'Marjan Port', startDate: '28/11/2026' };
const callback = { name: 'Nora', mobile: '0512345678', details: 'Please call.' };
const sharing = {
  name: 'Port studies',
  applicant: 'Nora Salem',
  mobileNumber: '966512345678',
  emailAddress: 'nora@example.com',
  purpose: 'Traffic study',
  requiredData: 'Arrivals of 2025',
  dataSharingAgreement: 'نعم',
  containsPersonalData: 'لا',
  applicantIsDataOfficer: 'نعم',
  dataLegalBasis: 'نعم',
  accessAPIs: 'لا',
};

/** Calls the site's handler of an operation; with a captcha where the service requires it. */
const ASK: Partial<Record<Operation, () => Promise<Response>>> = {
  searchVesselSchedule: () => withCaptcha('/api/vessel-schedule', schedule),
  searchAgents: () => withCaptcha('/api/agents', { port: 'Marjan Port', agent: '' }),
  transactionStatus: () =>
    withCaptcha('/api/transactions', { documentNumber: '45001234', hijriDate: '5/3/1448' }),
  biddings: () => read('/api/biddings'),
  mainCategories: () => read('/api/movables/categories'),
  subCategories: () => read('/api/movables/items?category=1'),
  movable: () => read('/api/movables/stock?item=11'),
  dataSharing: () => withCaptcha('/api/data-sharing', sharing),
  remarks: () => new Visitor(stack).call('/api/callback-requests', callback),
};

/** A text of each row that is not mutated, by operation. */
const ROW_TEXTS: Partial<Record<Operation, readonly string[]>> = {
  searchVesselSchedule: ['MT Desert Rose'],
  searchAgents: ['Crescent Shipping'],
  biddings: ['صيانة أجهزة الملاحة'],
  mainCategories: ['Vehicles'],
  subCategories: ['Chairs'],
  movable: ['Steel desk'],
};

async function withCaptcha(path: string, values: Readonly<Record<string, string>>) {
  const visitor = new Visitor(stack);
  return visitor.call(path, { ...values, captcha: await visitor.captcha() });
}

async function read(path: string): Promise<Response> {
  const response = await fetch(stack.siteUrl + path);
  return { status: response.status, body: (await response.json()) as Response['body'] };
}

async function setMutations(mutations: readonly object[]): Promise<void> {
  await fetch(`${stack.serviceUrl}/__control/mutations`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(mutations),
  });
}

/** Mutations of an operation's result: of its first row, or of its properties if it has no rows. */
function resultMutations(operation: Operation) {
  const sample = SAMPLES[operation];
  const isResult = !Array.isArray(sample) && 'isSuccess' in sample;
  const place = Array.isArray(sample) ? { index: 0 } : {};
  return (
    valuePaths(Array.isArray(sample) ? sample[0] : sample)
      // A result without success is a failure.
      .filter(([name]) => !isResult || name !== 'isSuccess')
      .flatMap((path, turn) =>
        MUTATION_KINDS.filter((_, kind) => full || kind % SHARE === turn % SHARE).map((kind) => ({
          operation,
          ...place,
          path,
          kind,
        })),
      )
  );
}

test.each(Object.keys(ASK) as Operation[])(
  '%s',
  async (operation) => {
    const failures: unknown[] = [];
    for (const mutation of resultMutations(operation)) {
      runs += 1;
      await setMutations([mutation]);
      const { status, body } = (await ASK[operation]?.()) ?? { status: 0, body: null };
      const text = JSON.stringify(body);
      const lost = (ROW_TEXTS[operation] ?? []).filter((row) => !text.includes(row));
      // A mutated error text is a refusal.
      const isRefusal = mutation.path[0] === 'error' && status < 500;
      const isWhole = status === 200 && body?.isSuccess === true && lost.length === 0;
      if (!isWhole && !isRefusal) {
        failures.push([mutation.path.join('.'), mutation.kind, status, text.slice(0, 200)]);
      }
    }
    await setMutations([]);
    expect(failures).toEqual([]);
  },
  300_000,
);

test('choices of the searches and texts of announcements', async () => {
  const mutations = (['lookups', 'getAnnouncements'] as const)
    .flatMap(resultMutations)
    // Without ports a search is impossible.
    .filter(({ path }) => path.join() !== 'vesselPorts');
  const failures: unknown[] = [];
  for (const mutation of mutations) {
    runs += 1;
    await setMutations([mutation]);
    // Lookups may be cached.
    const lookups = await read('/api/lookups');
    const page = await fetch(`${stack.siteUrl}/announcement?id=72`);
    const text = await page.text();
    if (lookups.status !== 200 || page.status !== 200 || !text.includes('صيانة بوابة الدفع')) {
      failures.push([mutation.operation, mutation.path, mutation.kind, lookups, page.status]);
    }
  }
  await setMutations([]);
  expect(failures).toEqual([]);
}, 300_000);
