import {
  ANSWERED_BY_PROOF,
  FEEDBACK_FORM,
  ALL_OPERATIONS,
  type ProofKind,
} from '@ports-authority/e-services-contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as yup from 'yup';
import { config } from '../../lib/config';
import { formatDay, riyadhDay, todayInRiyadh } from '../../lib/dates/riyadh';
import { searchAgents } from '../../lib/e-services/agents';
import { loadAnnouncementDetails } from '../../lib/e-services/announcements';
import { loadBiddings } from '../../lib/e-services/biddings';
import { captchaAudio, newCaptcha, newProof } from '../../lib/e-services/captcha';
import type * as client from '../../lib/e-services/client';
import { ServiceRefusedError } from '../../lib/e-services/errors';
import { loadLookups } from '../../lib/e-services/lookups';
import {
  loadMovableCategories,
  loadMovableItems,
  loadMovableStock,
} from '../../lib/e-services/movables';
import { INVALID_CAPTCHA, SERVER_ERRORS } from '../../lib/e-services/server-errors';
import { loadPortCalls } from '../../lib/e-services/port-calls';
import { ServiceSession } from '../../lib/e-services/session';
import { findSubmission, submitForm } from '../../lib/e-services/submissions';
import { findTransaction } from '../../lib/e-services/transactions';
import { searchVesselSchedule } from '../../lib/e-services/vessel-schedule';
import type { Visitor } from '../../lib/e-services/visitor';
import { agentSearchSchema } from '../../lib/forms/agent-search';
import { transactionSchema } from '../../lib/forms/transaction';
import { vesselSearchSchema } from '../../lib/forms/vessel-search';
import { differences, type Description, type Use } from './open-api';

const mockUses: Use[] = [];

jest.mock('../../lib/e-services/client', () => {
  const actual = jest.requireActual<typeof client>('../../lib/e-services/client');
  const noted = (call: client.Call, schema?: yup.Schema) => {
    if (call.body) return;
    mockUses.push({
      operation: call.operation,
      parameters: Object.keys(call.query ?? {}),
      schema: schema?.describe(),
    });
  };
  return {
    ...actual,
    callService: (call: client.Call) => {
      noted(call);
      return actual.callService(call);
    },
    callForRows: (...given: Parameters<typeof client.callForRows>) => {
      noted(given[0]);
      return actual.callForRows(...given);
    },
    callForData: (...given: Parameters<typeof client.callForData>) => {
      noted(given[0]);
      return actual.callForData(...given);
    },
    callForJson: <Wire>(call: client.Call, schema: yup.Schema<Wire>) => {
      noted(call, schema);
      return actual.callForJson(call, schema);
    },
  };
});

/** A sample document with a fixed number and date. */
const DOCUMENT = { documentNumber: '1446/1001', hijriDate: '2/01/1446' };
const PORT = 'Jeddah Port';
const LONG_AGO = formatDay(riyadhDay(new Date(Date.now() - 60 * 24 * 60 * 60 * 1000)));

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${config().eServicesApiUrl}/${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${config().eServicesToken}` },
  });

const STRANGER: Visitor = { ip: '203.0.113.7' };

/** Session and open challenges of a visitor, as parameters of the answers endpoint. */
function challengeParams({ session }: Visitor): URLSearchParams {
  const cookies = new URLSearchParams(session?.cookies.replaceAll('; ', '&'));
  return new URLSearchParams({
    session: cookies.get('captcha_session') ?? '',
    open: cookies.get('captcha_open') ?? '',
  });
}

async function solved(before: Visitor = STRANGER) {
  const visitor = { ...STRANGER, session: new ServiceSession(before.session?.changed) };
  const { challenge } = await newCaptcha(visitor);
  const answer = await ask(`captcha/answers?${challengeParams(visitor)}`);
  const { challenges } = (await answer.json()) as { challenges: { id: string; answer: string }[] };
  const captcha = challenges.find(({ id }) => id === challenge)?.answer ?? '';
  return { visitor, challenge, captcha };
}

const vessels = (more: object) =>
  vesselSearchSchema.validateSync({ port: PORT, startDate: LONG_AGO, ...more });

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof ServiceRefusedError ? error.message : String(error)),
  );

it('finds vessel calls', async () => {
  const { visitor, captcha } = await solved();
  const { rows, total } = await searchVesselSchedule(vessels({ captcha }), visitor);
  expect(rows.length).toBeGreaterThan(0);
  expect(total).toBeGreaterThanOrEqual(rows.length);
  expect(new Set(rows.map(({ port }) => port.en))).toEqual(new Set([PORT]));
});

it('filters by status, vessel and a range of days', async () => {
  const all = await solved();
  const { rows } = await searchVesselSchedule(vessels({ captcha: all.captcha }), all.visitor);
  const departed = rows.find(({ status }) => status === 'departed')!;
  const { visitor, captcha } = await solved();
  const found = await searchVesselSchedule(
    vessels({ captcha, trafficType: '5', vessel: departed.vessel, endDate: todayInRiyadh() }),
    visitor,
  );
  expect(found.rows.map(({ id }) => id)).toContain(departed.id);
  expect(
    found.rows.every(
      ({ status, vessel }) => status === 'departed' && vessel.includes(departed.vessel),
    ),
  ).toBe(true);
});

it('finds agents', async () => {
  const { visitor, captcha } = await solved();
  const values = agentSearchSchema.validateSync({ port: PORT, captcha });
  const { rows } = await searchAgents(values, visitor);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows[0]?.name.ar).toMatch(/\p{Script=Arabic}/u);
});

it('finds a transaction, and nothing for another date', async () => {
  const first = await solved();
  const values = transactionSchema.validateSync({ ...DOCUMENT, captcha: first.captcha });
  expect(await findTransaction(values, first.visitor)).toMatchObject({
    reference: DOCUMENT.documentNumber,
  });
  const { visitor, captcha } = await solved(first.visitor);
  const other = transactionSchema.validateSync({ ...DOCUMENT, hijriDate: '3/01/1446', captcha });
  expect(await findTransaction(other, visitor)).toBeNull();
});

it('is refused with a wrong, a used and an expired captcha, and without a session', async () => {
  const { visitor, captcha } = await solved();
  const search = (answer: string, of: Visitor = visitor) =>
    refusal(searchAgents(agentSearchSchema.validateSync({ port: PORT, captcha: answer }), of));
  expect(await search(captcha)).toBe('no refusal');
  expect(await search(captcha)).toBe(INVALID_CAPTCHA);
  const next = await solved(visitor);
  expect(await search(next.captcha === '000000' ? '000001' : '000000')).toBe(INVALID_CAPTCHA);
  const last = await solved(visitor);
  await ask(`captcha/answers?${challengeParams(last.visitor)}`, { method: 'DELETE' });
  expect(await search(last.captcha)).toBe(INVALID_CAPTCHA);
  const another = await solved();
  expect(await search(another.captcha, { ...another.visitor, session: new ServiceSession() })).toBe(
    INVALID_CAPTCHA,
  );
});

it('keeps a captcha that came with a bad input', async () => {
  const { visitor, captcha } = await solved();
  const bad = { ...vessels({ captcha }), port: '' };
  expect(await refusal(searchVesselSchedule(bad, visitor))).toBe('Port is required');
  expect(await refusal(searchVesselSchedule(vessels({ captcha }), visitor))).toBe('no refusal');
});

it('speaks a captcha in both languages', async () => {
  const { visitor, challenge } = await solved();
  for (const locale of ['ar', 'en'] as const) {
    const sound = await captchaAudio(visitor, challenge, locale);
    expect(Buffer.from(sound.subarray(0, 4)).toString()).toBe('RIFF');
  }
  const unknown = captchaAudio(visitor, 'A'.repeat(48), 'ar');
  await expect(unknown).rejects.toMatchObject({ status: 404, message: 'Not found' });
});

it('is refused without the token', async () => {
  const answer = await fetch(`${config().eServicesApiUrl}/lookups`);
  expect(answer.status).toBe(401);
});

it('returns the status of a submission', async () => {
  const key = crypto.randomUUID();
  await expect(findSubmission(key)).resolves.toBeNull();
  const values = { page: '/about-us', useful: 'yes', topic: '' as const, reason: '' };
  const receipt = await submitForm(FEEDBACK_FORM)(values, { visitor: STRANGER, key });
  await expect(findSubmission(key)).resolves.toEqual({ state: 'stored', ...receipt });
  const other = submitForm(FEEDBACK_FORM)({ ...values, useful: 'no' }, { visitor: STRANGER, key });
  await expect(other).rejects.toMatchObject({ status: 409 });
});

it('answers the challenge that is named, with a proof of work beside or in place of the code', async () => {
  const { visitor, challenge, captcha } = await solved();
  const other = await solved(visitor);
  const values = (answer: string) =>
    agentSearchSchema.validateSync({ port: PORT, captcha: answer });
  const named = { ...other.visitor, challenge };
  expect(await refusal(searchAgents(values(other.captcha), named))).toBe(INVALID_CAPTCHA);
  expect(await refusal(searchAgents(values(captcha), named))).toBe(INVALID_CAPTCHA);
  const step = { ...other.visitor, challenge: other.challenge, proof: await solvedProof('step') };
  expect(await refusal(searchAgents(values(other.captcha), step))).toBe('no refusal');

  const instead = { ...STRANGER, proof: await solvedProof('instead') };
  expect(await refusal(searchAgents(values(ANSWERED_BY_PROOF), instead))).toBe('no refusal');
  expect(await refusal(searchAgents(values(ANSWERED_BY_PROOF), instead))).toBe(INVALID_CAPTCHA);
});

async function solvedProof(kind: ProofKind): Promise<string> {
  const challenge = await newProof(STRANGER, kind);
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

it('reads the calls that are published, with the token alone', async () => {
  const { calls, asOf } = await loadPortCalls();
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  expect(new Set(calls.map(({ port }) => port.en)).size).toBe(10);
  expect(Math.abs(Date.parse(asOf) - Date.now())).toBeLessThan(60_000);
});

it('reads the lists', async () => {
  const lookups = await loadLookups();
  expect(lookups.ports).toHaveLength(10);
  expect(lookups.trafficTypes.map(({ id }) => id)).toEqual(['-1', '1', '2', '3', '4', '5']);
  expect(await loadBiddings()).toHaveLength(60);
  expect(Object.keys(await loadAnnouncementDetails())).not.toEqual([]);
  const categories = await loadMovableCategories();
  expect(categories).toHaveLength(3);
  const items = (await Promise.all(categories.map(({ id }) => loadMovableItems(id)))).flat();
  const stock = (await Promise.all(items.map(({ id }) => loadMovableStock(id)))).flat();
  expect(stock).toHaveLength(120);
});

it.each([
  'searchVesselSchedule',
  'searchVesselSchedule?Port=x',
  'searchVesselSchedule?Port=x&StartDate=99/99/2026',
  'searchVesselSchedule?Port=x&StartDate=01/02/2026&EndDate=x',
  'searchVesselSchedule?Port=x&StartDate=01/02/2026&EndDate=01/01/2026',
  'transactionStatus',
  'transactionStatus?DocumentNumber=!&HDate=1/01/1446',
  'transactionStatus?DocumentNumber=1',
  'transactionStatus?DocumentNumber=1&HDate=30/02/1446x',
  'movable?subCategory=Infinity',
  'subCategories?maincategory=1e400',
  'submissionStatus?key=x',
  'nowhere',
])('has a translation for each error of %s', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  const { error } = (await answer.json()) as { error: string };
  expect(SERVER_ERRORS).toContain(error);
});

it('uses only described operations and fields', async () => {
  const description = (await (await ask('openapi.json')).json()) as Description;
  const { pathname } = new URL(config().eServicesApiUrl);
  // Fewer would mean that the recording is incomplete.
  expect(new Set(mockUses.map(({ operation }) => operation)).size).toBeGreaterThanOrEqual(11);
  const faults = mockUses.flatMap((use) => differences(description, use, pathname));
  expect([...new Set(faults)]).toEqual([]);
});

it('finds every operation of the contract described, also the forms that it does not send', async () => {
  const description = (await (await ask('openapi.json')).json()) as Description;
  const { pathname } = new URL(config().eServicesApiUrl);
  const missing = Object.values(ALL_OPERATIONS).filter(
    (operation) => !Object.hasOwn(description.paths, `${pathname}/${operation}`),
  );
  expect(missing).toEqual([]);
});

it('detects an undescribed field', async () => {
  const description = (await (await ask('openapi.json')).json()) as Description;
  const { pathname } = new URL(config().eServicesApiUrl);
  const agents = mockUses.find(({ operation }) => operation === 'searchAgents')!;
  const schema = yup.object({
    data: yup.array(yup.object({ title: yup.number(), nickname: yup.string() })),
  });
  expect(differences(description, { ...agents, operation: 'searchShips' }, pathname)).toEqual([
    `GET ${pathname}/searchShips is not described`,
  ]);
  expect(
    differences(
      description,
      { ...agents, parameters: ['Nickname'], schema: schema.describe() },
      pathname,
    ),
  ).toEqual([
    `${pathname}/searchAgents?Nickname is not described`,
    `${pathname}/searchAgents.data[].title is string, read as number`,
    `${pathname}/searchAgents.data[].nickname is not described`,
  ]);
});
