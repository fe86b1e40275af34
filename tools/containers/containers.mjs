import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { signedIn } from '../bench/publishing.mjs';
import { Browser, describeError } from '../lib/http.mjs';
import { requireNode } from '../lib/node-version.mjs';
import { isStopping, print, root, stopOnSignals } from '../lib/processes.mjs';
import { findEngine } from './engine.mjs';
import { Installation, removeLeftovers, Secrets } from './installation.mjs';

/*
 * Builds the images of deploy/containers, and runs the whole of its compose.yaml once as operators do:
 * a start, a publication, a form, a release under load, killed containers, a backup and its restore
 * (docs/testing.md).
 */

/** Megabytes of each image at most, without its base. */
const MAX_MEGABYTES = { edge: 120, 'site-1': 350, cms: 600, 'e-services': 300, chat: 220 };
const VISIBLE_MS = 60_000;
const VISITS_PER_SECOND = 5;
const PATIENCE_MS = 30_000;

requireNode();
const began = Date.now();
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);
const progress = (line) => print(`${seconds(began).padStart(7)} s  ${line}`);

const engine = await findEngine();
if (!engine) {
  print('Containers are not tested: neither podman nor docker was found.');
  process.exit(0);
}
stopOnSignals();

let installation;
try {
  removeLeftovers(engine);
  await runAll();
} catch (error) {
  if (isStopping()) await new Promise(() => {});
  installation?.saveLogs();
  console.error(error instanceof Error ? error.stack : error);
  print('The logs of the services are in .data/logs.');
  process.exit(1);
}
progress('Done.');
process.exit(0);

async function runAll() {
  const secrets = new Secrets();
  const { services } = secrets.compose;
  const images = {
    debian: baseImage('edge'),
    node: baseImage('site'),
    postgres: services.postgres.image,
    valkey: services.redis.image,
  };
  await engine.requireImages(images);
  if (!process.argv.includes('--built')) await buildImages(secrets.compose, images.debian);
  if (!engine.hasLimits) progress('Without limits of memory and processes: no cgroup v2 here.');

  // The first installation has the sample content.
  const commands = { cms: ['node', 'dist/scripts/start.js', '--seed'] };
  installation = new Installation(engine, secrets, { commands });
  await installation.prepare();
  for (const name of installation.services) {
    const since = Date.now();
    await installation.start([name]);
    progress(`${name} is healthy after ${seconds(since)} s.`);
  }
  await installation.openGate();

  const article = await publish();
  const marker = await sendForm();
  const pages = ['/', '/en', article.page, '/media-center?o=News', '/en/contact'];
  await release(pages);
  await killEach(pages);
  const backup = await makeBackup();
  installation.remove();
  progress('The first installation is removed.');

  installation = new Installation(engine, secrets);
  await restore(backup);
  await installation.start(installation.services.filter((name) => name !== 'postgres'));
  await untilVisible(article);
  await requireForm(marker);
  progress('The second installation shows the article and has the form.');
}

function baseImage(name) {
  const file = `${root}/deploy/containers/${name}.Containerfile`;
  return /^FROM (\S+)/m.exec(readFileSync(file, 'utf8'))[1];
}

async function buildImages({ services, secrets }, debian) {
  const base = await engine.size(debian);
  for (const [name, megabytes] of Object.entries(MAX_MEGABYTES)) {
    const since = Date.now();
    await engine.build(services[name], secrets, `image-${name}`);
    const { image } = services[name];
    const size = Math.round(((await engine.size(image)) - base) / 1e6);
    progress(`${image} built in ${seconds(since)} s, ${size} MB without its base.`);
    if (size > megabytes) throw new Error(`${image} has ${size} MB; at most ${megabytes}.`);
  }
}

function visitor() {
  return new Browser({
    url: `https://127.0.0.1:${installation.ports.edge}`,
    origin: installation.secrets.settings.SITE_URL,
    patienceMs: PATIENCE_MS,
    tls: installation.secrets.tls,
  });
}

async function publish() {
  const cms = `http://127.0.0.1:${installation.ports.gate}`;
  const editor = await signedIn(cms, installation.secrets.signIn);
  const [{ documentId, Slug }] = await editor.newestArticles(1);
  const article = { page: `/article?news=${Slug}`, title: `نشر ${randomUUID().slice(0, 8)}` };
  await editor.save(documentId, { Title: article.title });
  await editor.publish(documentId);
  const since = Date.now();
  await untilVisible(article);
  progress(`A published article is visible after ${seconds(since)} s.`);
  return article;
}

async function untilVisible({ page, title }) {
  let found = '';
  for (const end = Date.now() + VISIBLE_MS; Date.now() < end; await pause(250)) {
    const response = await visitor()
      .get(page)
      .catch((error) => ({ text: describeError(error) }));
    found = response.text;
    if (found.includes(title)) return;
  }
  throw new Error(`${page} does not show "${title}": ${found.slice(0, 500)}`);
}

async function sendForm() {
  const reason = `containers ${randomUUID()}`;
  const fields = { page: '/about-us', useful: 'yes', topic: '', reason };
  const { status, text } = await visitor().post('/api/feedback', {
    ...fields,
    submissionKey: randomUUID(),
  });
  if (status !== 200) throw new Error(`The form got ${status}: ${text}`);
  await requireForm(reason);
  progress('A form is stored.');
  return reason;
}

async function requireForm(reason) {
  const [count] = await installation.rows(
    'e_services',
    `select count(*) from e_services.submissions where fields->>'reason' = '${reason}'`,
  );
  if (count !== '1') throw new Error(`The form is stored ${count} times.`);
}

async function release(pages) {
  const visits = visitSteadily(pages);
  let since = Date.now();
  await installation.releaseSites((name) => {
    progress(`${name} is replaced by the next release after ${seconds(since)} s.`);
    since = Date.now();
  });
  visits.end('the release');
}

async function killEach(pages) {
  for (const name of installation.services) {
    const visits = visitSteadily(name === 'edge' ? [] : pages);
    const since = Date.now();
    await installation.kill(name);
    progress(`${name} is killed, and healthy again after ${seconds(since)} s.`);
    visits.end(`the end of ${name}`);
  }
}

/** Visits pages at a constant rate. `end` throws if one of them failed. */
function visitSteadily(pages) {
  const failures = [];
  let count = 0;
  const visit = async (page) => {
    const { status } = await visitor().get(page);
    if (status !== 200) throw new Error(`status ${status}`);
  };
  const timer = setInterval(() => {
    const page = pages[(count += 1) % pages.length];
    if (page) visit(page).catch((error) => failures.push(`${page}: ${describeError(error)}`));
  }, 1000 / VISITS_PER_SECOND);
  return {
    end(event) {
      clearInterval(timer);
      if (failures.length > 0) {
        throw new Error(
          `${failures.length} of ${count} visits failed during ${event}:\n${failures.slice(0, 10).join('\n')}`,
        );
      }
    },
  };
}

/** Databases first, then the files, while everything runs: docs/operations.md. */
async function makeBackup() {
  const since = Date.now();
  const dump = ['pg_dump', '--username', 'postgres', '--format=custom'];
  const files = ['tar', 'cz', '-C', '/data'];
  const backup = {
    cms: {
      dump: await installation.exec('postgres', [...dump, 'cms']),
      files: await installation.exec('cms', [...files, 'public', 'contact-files']),
    },
    'e-services': {
      dump: await installation.exec('postgres', [
        ...dump,
        '--schema=e_services',
        '--extension=pg_trgm',
        '--extension=plpgsql',
        'e_services',
      ]),
      files: await installation.exec('e-services', [...files, 'database-id', 'files']),
    },
  };
  progress(`Backed up in ${seconds(since)} s.`);
  return backup;
}

async function restore(backup) {
  const since = Date.now();
  await installation.prepare();
  await installation.start(['postgres']);
  for (const [name, { dump, files }] of Object.entries(backup)) {
    const database = name.replace('-', '_');
    const options = ['--username', database, '--no-owner', '--dbname', database];
    await installation.exec('postgres', ['pg_restore', '--exit-on-error', ...options], {
      input: dump,
    });
    await installation.runOnce(name, ['tar', 'xzp', '-C', '/data'], { input: files });
  }
  progress(`Restored into a second installation in ${seconds(since)} s.`);
}
