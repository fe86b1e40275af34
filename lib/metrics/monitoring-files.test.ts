import { readFileSync } from 'node:fs';
import { collectProcessMetrics, metrics } from './metrics';

const ALERTS = readFileSync('deploy/monitoring/alerts.yml', 'utf8');
const BOARD = readFileSync('deploy/monitoring/grafana-board.json', 'utf8');

/** Keywords of PromQL and label names, which are no metrics. */
const OTHER_WORDS = new Set(
  'sum max rate increase histogram_quantile topk max_over_time time absent by le and or offset'.split(
    ' ',
  ),
);

function expressions(): string[] {
  const { panels } = JSON.parse(BOARD) as { panels: { targets: { expr: string }[] }[] };
  const board = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const rules = ALERTS.split('- alert: ').slice(1);
  const alerts = rules.map(
    (rule) => /expr: (?:>-\n)?([\s\S]*?)\n {8}(?:for|labels):/.exec(rule)?.[1] ?? '',
  );
  expect(alerts).not.toContain('');
  return [...board, ...alerts];
}

function namesIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replace(/\bby \([^)]*\)/g, ' ')
    .replace(/\boffset \w+/g, ' ');
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*/g)]
    .map(([name]) => name)
    .filter((name) => !OTHER_WORDS.has(name) && !/^e\d+$/.test(name));
}

/** Each back end registers its metrics in one file. */
function registeredNames(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/name: '([a-z_]+)'/g)].map(
    ([, name]) => name ?? '',
  );
}

it('alerts and board use metrics that the services have', async () => {
  collectProcessMetrics();
  const known = new Set([
    'up',
    ...(await metrics().registry.getMetricsAsJSON()).map(({ name }) => name),
    ...registeredNames('backends/e-services/src/telemetry/metrics.ts'),
    ...registeredNames('backends/cms/src/metrics/metrics.ts'),
    ...registeredNames('backends/chat/src/metrics.ts'),
  ]);
  const asked = new Set(expressions().flatMap(namesIn));
  expect(asked.size).toBeGreaterThan(15);
  const unknown = [...asked].filter(
    (name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, '')),
  );
  expect(unknown).toEqual([]);
});

it('every metric of the services is on the board', async () => {
  const asked = expressions().flatMap(namesIn).join(' ');
  const own = [
    ...(await metrics().registry.getMetricsAsJSON()).map(({ name }) => name),
    ...registeredNames('backends/e-services/src/telemetry/metrics.ts'),
    ...registeredNames('backends/cms/src/metrics/metrics.ts'),
    ...registeredNames('backends/chat/src/metrics.ts'),
  ].filter((name) => /^(?:site|e_services|cms|chat)_/.test(name));
  expect(own.filter((name) => !asked.includes(name))).toEqual([]);
});

it('docs/operations.md has a runbook for each alert', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  const alerts = [...ALERTS.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '');
  expect(alerts.length).toBeGreaterThan(15);
  expect(alerts.filter((name) => !operations.includes(`**${name}**`))).toEqual([]);
  const described = [...operations.matchAll(/^\*\*([A-Z]\w+)\*\* /gm)].map(
    ([, name]) => name ?? '',
  );
  expect(described.filter((name) => !alerts.includes(name))).toEqual([]);
});
