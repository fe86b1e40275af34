import {
  CAPABILITIES,
  CAPTCHA_CHALLENGE_HEADER,
  DATA_SHARING_FORM,
  OPERATIONS,
  type Capability,
} from '@ports-authority/e-services-contract';
import { config } from '../config';
import { formatHijri } from '../dates/hijri';
import { formatDay, riyadhDay } from '../dates/riyadh';
import { searchAgents } from '../e-services/agents';
import { loadAnnouncementDetails } from '../e-services/announcements';
import { responseData, parseBody } from '../e-services/answer';
import { loadBiddings, loadRecentBiddings } from '../e-services/biddings';
import { hasCapability, setCapabilities } from '../capabilities';
import { captchaAudio, newCaptcha, newProof } from '../e-services/captcha';
import { ServiceRefusedError } from '../e-services/errors';
import { loadLookups } from '../e-services/lookups';
import { loadMovableCategories, loadMovableItems, loadMovableStock } from '../e-services/movables';
import { loadPortCalls } from '../e-services/port-calls';
import { INVALID_CAPTCHA } from '../e-services/server-errors';
import { loadServiceRatings } from '../e-services/service-ratings';
import { ServiceSession } from '../e-services/session';
import { findSubmission } from '../e-services/submissions';
import { findTransaction } from '../e-services/transactions';
import { searchVesselSchedule } from '../e-services/vessel-schedule';
import type { Visitor } from '../e-services/visitor';
import {
  toAmount,
  rowId,
  isRecord,
  toItems,
  toDate,
  toRecord,
  toText,
  type Fields,
} from '../e-services/wire';
import { publishedCapabilities } from '../startup/capabilities';
import { failureReason, closeCircuits } from './reasons';
import type { RecordedRequest, RequestRecorder } from './recorded-requests';
import { callTimes, type Finding, type Section } from './report';
import {
  CALLS,
  CAPABILITY_CONTRACT,
  FORMS,
  type CallContract,
  type ValueContract,
} from './service-contract';

/** Options of the order form that are followed at each level. */
const MAX_BRANCHES = 3;
const MAX_EXAMPLES = 3;
/** Never a valid captcha. */
const WRONG_CODE = '0';
const READERS: Readonly<Record<ValueContract['kind'], (value: unknown) => boolean>> = {
  text: (value) => toText(value) !== '',
  HTML: (value) => toText(value) !== '',
  number: (value) => toAmount(value) !== null,
  date: (value) => toDate(value) !== null,
  object: (value) => isRecord(value) || toText(value) !== '',
  list: (value) => Array.isArray(value) || isRecord(value),
};

/** Runs every read operation of the e-services API. */
export async function checkService(recorder: RequestRecorder): Promise<Section> {
  return new ServiceCheck(recorder).run();
}

class ServiceCheck {
  private readonly findings: Finding[] = [];
  private readonly began: number;
  private leftOut = 0;
  /** A separate session: its captcha belongs to no form. */
  private readonly visitor: Visitor = { ip: 'unknown', session: new ServiceSession() };

  constructor(private readonly recorder: RequestRecorder) {
    this.began = recorder.position;
  }

  async run(): Promise<Section> {
    const names = await this.capabilities();
    await this.captcha();
    const lookups = await this.list(CALLS.lookups, async () => [await loadLookups()]);
    if (lookups?.[0]?.ports.length === 0) {
      this.add('wrong', 'lookups.vesselPorts', `no port; then ${CALLS.lookups.without}.`);
    }
    await this.list(CALLS.biddings, loadBiddings);
    await this.list(CALLS.announcements, async () => Object.keys(await loadAnnouncementDetails()));
    await this.cascade();
    await this.searches(lookups?.[0]?.ports[0]?.value ?? '');
    if (names) await this.optionalCalls();
    for (const { operation, title } of FORMS) {
      const path =
        operation === DATA_SHARING_FORM.path ? config().eServicesDataSharingPath : operation;
      this.add('not tried', `POST ${path}`, `${title}.`);
    }
    this.basePath();
    const requests = await this.recorder.since(this.began);
    return {
      title: 'Second service',
      url: config().eServicesApiUrl,
      findings: this.findings,
      leftOut: this.leftOut,
      times: callTimes(
        requests.flatMap(({ url, ms }) =>
          ms === undefined ? [] : [{ call: operationName(url), ms }],
        ),
      ),
    };
  }

  /** Calls that every service has are missing together only below a wrong URL. */
  private basePath(): void {
    const isMissing = ({ operation }: { readonly operation: string }) =>
      this.findings.some(({ state, about }) => state === 'missing' && about === `GET ${operation}`);
    if (![CALLS.captcha, CALLS.lookups, CALLS.biddings].every(isMissing)) return;
    this.add('wrong', 'base URL', 'no call of the service is below it; check its path.');
  }

  private add(state: Finding['state'], about: string, sentence: string): void {
    this.findings.push({ state, about, sentence });
  }

  /** @returns undefined if unavailable */
  private async capabilities(): Promise<readonly Capability[] | undefined> {
    const given = config().eServicesCapabilities;
    let names: readonly Capability[];
    try {
      names = given ?? (await publishedCapabilities());
    } catch (error) {
      this.add('wrong', 'capabilities', `${failureReason(error)}.`);
      return undefined;
    }
    setCapabilities(names);
    const source = given ? 'E_SERVICES_CAPABILITIES' : `GET ${OPERATIONS.capabilities}`;
    this.add('note', 'capabilities', `${names.join(', ') || 'none'} (${source}).`);
    for (const name of CAPABILITIES) {
      if (!names.includes(name)) {
        this.add('missing', name, `then ${CAPABILITY_CONTRACT[name].without}.`);
      }
    }
    return names;
  }

  private async captcha(): Promise<void> {
    const picture = await this.call(CALLS.captcha, () => newCaptcha(this.visitor));
    if (!picture) return;
    this.add('ok', 'GET captcha', `${picture.type}, ${picture.bytes.length} bytes.`);
    if (hasCapability('captcha-challenges') && picture.challenge === undefined) {
      this.add('wrong', 'captcha-challenges', `no header ${CAPTCHA_CHALLENGE_HEADER}.`);
    }
    if (!this.visitor.session?.cookies) {
      this.add('note', 'GET captcha', 'sets no cookie; codes are not tied to a visitor.');
    }
  }

  private async cascade(): Promise<void> {
    const categories = (await this.list(CALLS.mainCategories, loadMovableCategories)) ?? [];
    const items = await this.lists(
      CALLS.subCategories,
      categories.slice(0, MAX_BRANCHES).map(
        ({ id }) =>
          () =>
            loadMovableItems(id),
      ),
    );
    await this.lists(
      CALLS.movables,
      items.slice(0, MAX_BRANCHES * MAX_BRANCHES).map(
        ({ id }) =>
          () =>
            loadMovableStock(id),
      ),
    );
  }

  /** A wrong captcha must be refused with its own error, which marks the captcha's field. */
  private async searches(port: string): Promise<void> {
    const captcha = WRONG_CODE;
    const today = new Date();
    await this.search(CALLS.vesselSchedule, () =>
      searchVesselSchedule(
        {
          trafficType: '-1',
          port,
          startDate: formatDay(riyadhDay(today)),
          endDate: '',
          agent: '',
          vessel: '',
          captcha,
        },
        this.visitor,
      ).then(({ rows }) => rows),
    );
    await this.search(CALLS.agents, () =>
      searchAgents({ port, agent: '', captcha }, this.visitor).then(({ rows }) => rows),
    );
    const hijriDate = formatHijri({ year: 1446, month: 1, day: 1 });
    await this.search(CALLS.transaction, async () => {
      const found = await findTransaction(
        { documentNumber: '0', hijriDate, captcha },
        this.visitor,
      );
      return found ? [found] : [];
    });
  }

  private async search(
    contract: CallContract,
    load: () => Promise<readonly unknown[]>,
  ): Promise<void> {
    const about = `GET ${contract.operation}`;
    await this.list(contract, load, (refused) => {
      const { message: sentence } = refused;
      if (sentence === INVALID_CAPTCHA) {
        this.add('ok', about, `a wrong captcha is refused as "${sentence}"; rows were not tried.`);
      } else {
        this.add(
          'wrong',
          about,
          `a wrong captcha is refused with status ${refused.status} as "${sentence}", not as "${INVALID_CAPTCHA}": its field is not marked.`,
        );
      }
    });
  }

  /** Calls of capabilities that need no form. */
  private async optionalCalls(): Promise<void> {
    const tries: Partial<Record<Capability, () => Promise<unknown>>> = {
      'captcha-audio': async () => {
        const { challenge } = await newCaptcha(this.visitor);
        return captchaAudio(this.visitor, challenge, 'ar');
      },
      'proof-of-work': () => newProof(this.visitor, 'instead'),
      'submission-status': () => findSubmission(crypto.randomUUID()),
      'service-ratings': loadServiceRatings,
      'port-calls': loadPortCalls,
      'list-queries': () => loadRecentBiddings(1),
    };
    for (const name of CAPABILITIES.filter(hasCapability)) {
      const attempt = tries[name];
      if (!attempt) {
        this.add('not tried', name, `${CAPABILITY_CONTRACT[name].offers}.`);
        continue;
      }
      try {
        await attempt();
        this.add('ok', name, 'works, as far as it can be read.');
      } catch (error) {
        this.add(
          'wrong',
          name,
          `${failureReason(error)}; then ${CAPABILITY_CONTRACT[name].without}.`,
        );
      }
    }
  }

  private async lists<Row>(
    contract: CallContract,
    loads: readonly (() => Promise<readonly Row[]>)[],
  ): Promise<Row[]> {
    const all = await this.list(contract, async () => {
      const rows: Row[] = [];
      for (const load of loads) rows.push(...(await load()));
      return rows;
    });
    return [...(all ?? [])];
  }

  /** Reads a list and compares the response with the usable rows. */
  private async list<Row>(
    contract: CallContract,
    load: () => Promise<readonly Row[]>,
    onRefusal?: (refused: ServiceRefusedError) => void,
  ): Promise<readonly Row[] | undefined> {
    const position = this.recorder.position;
    const rows = await this.call(contract, load, onRefusal);
    if (!rows) return undefined;
    const items = (await this.recorder.since(position)).flatMap(itemsIn);
    const about = `GET ${contract.operation}`;
    // Of two alternative names one is enough.
    const isComplete = rows.length >= items.length;
    const lost = isComplete ? [] : items.filter(({ item }) => lacks(contract, item).length > 0);
    this.leftOut += lost.length;
    this.add(
      'ok',
      about,
      contract.isData
        ? `${items.flatMap(({ item }) => Object.entries(item).map(toCount)).join(', ')}.`
        : `${items.length - lost.length} of ${items.length} rows can be shown.`,
    );
    const given = (name: string) => items.filter(({ item }) => isGiven(item[name]));
    for (const [name, value] of Object.entries<ValueContract>(contract.fields)) {
      const field = `${contract.operation}.${name}`;
      const without = `then ${value.without}.`;
      const unusable = given(name).filter(({ item }) => !READERS[value.kind](item[name]));
      const absent = value.needed && lost.filter(({ item }) => !isGiven(item[name]));
      if (absent && absent.length > 0) {
        this.add('wrong', field, `missing in ${examples(absent)}; ${without}`);
      } else if (items.length > 0 && items.every(({ item }) => item[name] === undefined)) {
        this.add('missing', field, without);
      }
      if (unusable.length > 0) {
        this.add('wrong', field, `no ${value.kind} in ${examples(unusable)}; ${without}`);
      }
    }
    return rows;
  }

  private async call<Result>(
    { operation, without, fields }: CallContract,
    work: () => Promise<Result>,
    onRefusal?: (refused: ServiceRefusedError) => void,
  ): Promise<Result | undefined> {
    const about = `GET ${operation}`;
    const position = this.recorder.position;
    closeCircuits();
    try {
      return await work();
    } catch (error) {
      const request = (await this.recorder.since(position)).at(-1);
      if (request?.status === 404) {
        this.add('missing', about, `status 404; then ${without}.`);
      } else if (error instanceof ServiceRefusedError && onRefusal && request?.status !== 500) {
        onRefusal(error);
      } else {
        this.add('wrong', about, `${unusableReason(request, fields, error)}; then ${without}.`);
      }
      return undefined;
    }
  }
}

/** Reason why a response is unusable. */
function unusableReason(
  request: RecordedRequest | undefined,
  fields: CallContract['fields'],
  error: unknown,
): string {
  if (request?.body === undefined) return failureReason(error);
  if (request.status !== 200) return `status ${request.status}`;
  const answer = parseBody(request.body);
  if (!answer || !('json' in answer)) {
    const isPicture = Object.keys(fields).length === 0;
    return `${request.contentType || 'no type'}, not ${isPicture ? 'an image' : 'JSON'}`;
  }
  const data = toRecord(responseData(answer.json));
  const lacking = Object.keys(fields).filter(
    (name) => fields[name]?.needed && !isGiven(data[name]),
  );
  return lacking.length > 0 ? `no ${lacking.join(', ')}` : failureReason(error);
}

interface Item {
  readonly id: string;
  readonly item: Fields;
}

/** Rows of a response with the ids that the site assigns. */
function itemsIn({ body }: RecordedRequest): Item[] {
  const answer = body && parseBody(body);
  if (!answer || !('json' in answer)) return [];
  const taken = new Map<string, number>();
  return toItems(responseData(answer.json)).map((item) => ({
    id: rowId(item, taken),
    item: isRecord(item) ? item : { title: item },
  }));
}

function toCount([name, value]: [string, unknown]): string {
  return `${name} ${toItems(value).length}`;
}

/** Missing fields that drop the row. */
function lacks({ fields }: CallContract, item: Fields): string[] {
  return Object.keys(fields).filter((name) => {
    const value = fields[name];
    return value?.needed && !READERS[value.kind](item[name]);
  });
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function examples(items: readonly Item[]): string {
  const named = items.slice(0, MAX_EXAMPLES).map(({ id }) => `row ${id}`);
  const others = items.length - named.length;
  return [...named, ...(others > 0 ? [`${others} others`] : [])].join(', ');
}

function operationName(url: URL): string {
  return url.pathname.slice(
    new URL(config().eServicesApiUrl).pathname.replace(/\/$/, '').length + 1,
  );
}
