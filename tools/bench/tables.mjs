import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deskToken, eServicesToken, startEServices } from '../lib/e-services.mjs';
import { processorMs } from '../lib/load.mjs';
import { freePort } from '../lib/network.mjs';
import { Postgres } from '../lib/postgres.mjs';
import { print, stop } from '../lib/processes.mjs';
import { logFile } from '../lib/project.mjs';

const CALLS = Number(process.env.BENCH_PORT_CALLS ?? 1_000_000);
const CASES = Number(process.env.BENCH_CASES ?? 200_000);
const TIMES = Number(process.env.BENCH_TIMES ?? 50);
const PAGE_SIZE = 25;
const MINUTES_MS = 20 * 60_000;

/** A vocabulary in which a word is rarer the later it stands, folded as `foldText` does. */
const WORDS =
  'ميناء جده الحاويات السفينه رصيف البضائع طلب تاخير الجمارك تصريح المستودع الشحن الوكيل الناقله port container berth vessel customs delay invoice pilotage الرافعه الارشاد manifest crane التفريغ المرسي الرسوم demurrage';
const NAMES = ['محمد', 'احمد', 'ساره', 'نوره', 'خالد', 'فهد', 'omar', 'maria', 'عبدالله', 'ريم'];

/** Names, numbers and texts of staff's searches: rare, common, in both languages, by a part. */
const SEARCHES = {
  'a name and a number': (turn) => `عميل${turn * 3989} ${NAMES[(turn * 3989) % NAMES.length]}`,
  'a mail address': (turn) => `applicant${turn * 3989}@mail.example`,
  'a telephone number': (turn) => `050${String(turn * 3989).padStart(7, '0')}`,
  'a rare word': (turn) => ['demurrage', 'الرسوم', 'المرسي'][turn % 3],
  'a common word': (turn) => ['ميناء', 'جده', 'الحاويات'][turn % 3],
  'two common words': (turn) => ['ميناء السفينه', 'جده رصيف'][turn % 2],
  'two letters': (turn) => ['مي', 'po'][turn % 2],
  'no case': (turn) => `zzyzx${turn}`,
};

/** Rows in the shape of the service's own, written by the database itself. */
const ROWS = `
set statement_timeout = 0;
drop index if exists e_services.cases_by_words;
delete from e_services.vessel_calls;
insert into e_services.vessel_calls
  (id, port_id, agent_id, vessel, imo, tonnage, announced_at, arrives_at, berthed_at, leaves_at, folded_vessel)
select i, agent.port_id, agent.id, initcap(name), (9000000 + i % 20000)::text, 20000, at, at,
  at + interval '4 hours', at + interval '30 hours', name
from generate_series(1, ${CALLS}) i
cross join lateral (select now() + interval '45 days' - i * interval '10 years' / ${CALLS} as at) t
cross join lateral (
  select (array['ocean','desert','red sea','gulf','pearl','coral','najd','star'])[1 + i % 8] || ' ' ||
    (array['carrier','pioneer','spirit','glory','express'])[1 + i % 5] || ' ' || i % 20000 as name) v
join (select *, row_number() over (order by id) - 1 as turn, count(*) over () as agents
  from e_services.agents) agent on agent.turn = (i * 7919::bigint) % agent.agents;
delete from e_services.submissions;
create temp table rows as
select i, 'NPA-' || (2016 + i * 10 / ${CASES + 1}) || '-' || upper(substr(md5(i::text), 1, 6)) as reference,
  (array['contact','contact','contact','callback','feedback','data-sharing','order'])[1 + i % 7] as kind,
  now() - (${CASES} - i) * interval '10 years' / ${CASES} as at,
  'عميل' || i || ' ' || (array['${NAMES.join("','")}'])[1 + i % ${NAMES.length}] as name,
  (select string_agg((string_to_array('${WORDS}', ' '))[1 + floor(power(random(), 3) * ${WORDS.split(' ').length})::int], ' ')
    from generate_series(1, 10 + i % 60)) as message
from generate_series(1, ${CASES}) i;
insert into e_services.submissions (reference, kind, received_at, fields)
select reference, kind, at, jsonb_build_object('name', name, 'emailAddress', 'applicant' || i || '@mail.example',
  'identityNumber', (1000000000 + i)::text, 'mobileNumber', '96650' || lpad(i::text, 7, '0'),
  'message', message) from rows on conflict do nothing;
insert into e_services.cases (reference, state, department, assignee_id, assignee_name, language, due_on, changed_at, folded_text)
select r.reference,
  case when i > ${CASES} * 0.97 then (array['received','in-progress','waiting'])[1 + i % 3]
    else (array['answered','closed','closed','closed'])[1 + i % 4] end,
  (array['customer-care','customer-care','data-management','warehouse','website'])[1 + i % 5],
  case when i % 9 > 0 then 'user-' || i % 40 end, case when i % 9 > 0 then 'موظف ' || i % 40 end,
  'ar', case when r.kind <> 'feedback' then (at + interval '5 days')::date end, at,
  concat_ws(E'\\n', lower(r.reference), name, 'applicant' || i || '@mail.example', 1000000000 + i,
    '96650' || lpad(i::text, 7, '0'), message)
from rows r join e_services.submissions s on s.reference = r.reference and s.received_at = r.at;
insert into e_services.desk_accesses (at, by_id, by_name, role, what, count)
select at, 'user-' || i % 40, 'موظف', 'clerk', 'list', 25 from rows;
`;

const HAS_WORDS = `select 1 from pg_index where indisvalid and indexrelid = to_regclass('e_services.cases_by_words')`;

/** Searches and desk lists of the e-services over the tables of many years. */
export async function benchTables(folder) {
  const postgres = new Postgres({ port: await freePort(), folder: path.join(folder, 'postgres') });
  await postgres.start();
  const [port, deskPort] = [await freePort(), await freePort()];
  const options = {
    port,
    log: logFile('bench-e-services'),
    seconds: MINUTES_MS / 1000,
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: postgres.url,
      E_SERVICES_DATA_DIR: path.join(folder, 'e-services'),
      DESK_TOKEN: deskToken,
      DESK_HOST: '127.0.0.1',
      DESK_PORT: String(deskPort),
      RETENTION_DAYS: '36500',
      CAPTCHA_TEST_ANSWERS: 'on',
      // All requests share one address.
      CAPTCHA_OPENINGS_PER_ADDRESS: '1000000',
      CAPTCHA_CHECKS_PER_ADDRESS: '1000000',
    },
  };
  await stop(await startEServices(options));
  const insertion = performance.now();
  await postgres.rows(ROWS, 'drill', MINUTES_MS);
  await postgres.rows('vacuum analyze', 'drill', MINUTES_MS);
  const start = performance.now();
  const service = await startEServices(options);
  // Beside the running service, which it slows.
  while (!(await postgres.rows(HAS_WORDS)).length) await pause(1000);
  const pids = [service, postgres.task].map(({ child }) => child.pid);
  const report = (name, ask) => reportTimes(name, ask, pids);
  const seconds = (from, to) => ((to - from) / 1000).toFixed(1);
  print(
    `\n${CALLS} port calls and ${CASES} cases: inserted in ${seconds(insertion, start)} s, start with indexes ${seconds(start, performance.now())} s; in ms:`,
  );
  const base = `http://localhost:${port}/e-services-api`;
  const headers = { authorization: `Bearer ${eServicesToken}` };
  await report('port calls of the open data', (turn) =>
    get(`${base}/portCalls?after=${(turn % 5) * 100}`, headers),
  );
  const [{ title }] = (await get(`${base}/lookups`, headers)).body.vesselPorts;
  for (const [name, query] of Object.entries({
    'schedule, ten years': () => ({ StartDate: '01/01/2015' }),
    'schedule, last page': () => ({
      StartDate: '01/01/2015',
      page: String(CALLS / 10 / PAGE_SIZE),
    }),
    'schedule, thirty days': () => ({ StartDate: '11/21/2026', EndDate: '12/21/2026' }),
    'schedule by status': () => ({ StartDate: '01/01/2015', Status: '5' }),
    'schedule by IMO number': (turn) => ({
      StartDate: '01/01/2015',
      VesselName: String(9000000 + turn * 10),
    }),
    'schedule by a part of a name': (turn) => ({
      StartDate: '01/01/2015',
      VesselName: ['pearl', 'spirit 1', 'ea gl', 'express 19990', 'nothing'][turn % 5],
    }),
    'schedule by an agent': () => ({ StartDate: '01/01/2015', AgentName: 'marsa' }),
  })) {
    await report(name, (turn) =>
      search(base, headers, { Port: title, pageSize: String(PAGE_SIZE), ...query(turn) }),
    );
  }
  const desk =
    (departments) =>
    (route, query = {}) =>
      get(`http://127.0.0.1:${deskPort}/desk/${route}?${new URLSearchParams(query)}`, {
        authorization: `Bearer ${deskToken}`,
        'x-desk-user': 'user-1',
        'x-desk-name': 'bench',
        'x-desk-role': 'head',
        'x-desk-departments': departments,
      });
  for (const departments of ['*', 'warehouse,website']) {
    print(`  departments ${departments}:`);
    const ask = desk(departments);
    const { total } = (await ask('cases')).body;
    const last = Math.ceil(total / PAGE_SIZE);
    await report('summary', () => ask('summary'));
    for (const [name, query] of Object.entries({
      'open cases': { state: 'open' },
      'open cases, overdue': { overdue: 'true' },
      'open cases, mine': { state: 'open', assignee: 'me' },
      'all cases': {},
      'all cases, newest': { sort: 'newest' },
      'all cases, page 800': { page: '800' },
      'all cases, middle page': { page: String(Math.floor(last / 2)) },
      'all cases, last page': { page: String(last) },
      'all cases, newest, middle page': { page: String(Math.floor(last / 2)), sort: 'newest' },
      'closed cases of two kinds': { state: 'closed', kind: 'contact,order' },
      'closed cases of two kinds, page 400': {
        state: 'closed',
        kind: 'contact,order',
        page: '400',
      },
      'of an assignee': { assignee: 'user-7' },
    })) {
      await report(name, () => ask('cases', query));
    }
    for (const [name, words] of Object.entries(SEARCHES)) {
      await report(`words: ${name}`, (turn) => ask('cases', { search: words(turn + 1) }));
    }
    await report('words: a common word, page 100', () =>
      ask('cases', { search: 'ميناء', page: '100' }),
    );
  }
  await report('access log', () => desk('*')('access-log'));
  await report('access log, page 2000', () => desk('*')('access-log', { page: '2000' }));
  await report('access log of a person', () => desk('*')('access-log', { user: 'user-3' }));
}

/** Times of requests, with the processor time of the programs for one. */
async function reportTimes(name, ask, pids) {
  await ask(0);
  const processor = () => pids.reduce((sum, pid) => sum + processorMs(pid), 0);
  const before = processor();
  const times = [];
  let body;
  for (let turn = 0; turn < TIMES; turn += 1) {
    const answer = await ask(turn);
    times.push(answer.ms);
    body = answer.body;
  }
  const each = ((processor() - before) / TIMES).toFixed(0).padStart(4);
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor(TIMES * part)].toFixed(0).padStart(5);
  const total = body.total ?? body.meta?.total;
  print(
    `  ${name.padEnd(38)} p50 ${at(0.5)}  p95 ${at(0.95)}  processor ${each}${total === undefined ? '' : `  of ${total}`}`,
  );
}

async function get(url, headers) {
  const start = performance.now();
  const response = await fetch(url, { headers });
  const body = await response.json();
  const ms = performance.now() - start;
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return { body, ms };
}

/** A search of the vessel schedule, timed without its captcha. */
async function search(base, headers, query) {
  const opened = await fetch(`${base}/captcha`, { headers });
  await opened.arrayBuffer();
  const cookies = opened.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const jar = Object.fromEntries(cookies.map((cookie) => cookie.split('=')));
  const session = new URLSearchParams({
    session: jar.captcha_session ?? '',
    open: jar.captcha_open ?? '',
  });
  const { body } = await get(`${base}/captcha/answers?${session}`, headers);
  const id = opened.headers.get('x-captcha-challenge');
  const captcha = body.challenges.find((challenge) => challenge.id === id).answer;
  return get(`${base}/searchVesselSchedule?${new URLSearchParams({ ...query, captcha })}`, {
    ...headers,
    cookie: cookies.join('; '),
    'x-captcha-challenge': id,
  });
}
