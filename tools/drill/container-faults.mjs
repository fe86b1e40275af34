/** @typedef {import('./faults.mjs').Fault<import('./container-stack.mjs').ContainerStack>} Fault */

const killed = (of) => ({ begin: (stack) => stack.kill(...of(stack)) });

const hung = (of) => ({
  begin: (stack) => stack.signal('SIGSTOP', of(stack)),
  end: (stack) => stack.signal('SIGCONT', of(stack)),
});

const one = (name) => () => [name];
const firstSite = ({ sites }) => sites.slice(0, 1);
const allSites = ({ sites }) => sites;

/** @type {readonly Fault[]} */
export const CONTAINER_FAULTS = [
  { name: 'CMS killed', ...killed(one('cms')) },
  { name: 'CMS hung', short: true, ...hung(one('cms')) },
  { name: 'e-services killed', short: true, ...killed(one('e-services')) },
  { name: 'e-services hung', ...hung(one('e-services')) },
  { name: 'Redis killed', short: true, ...killed(one('redis')) },
  { name: 'Redis hung', ...hung(one('redis')) },
  { name: 'Postgres killed', short: true, ...killed(one('postgres')) },
  { name: 'Postgres hung', ...hung(one('postgres')) },
  { name: 'one site killed', ...killed(firstSite) },
  { name: 'one site hung', ...hung(firstSite) },
  { name: 'all sites killed', short: true, ...killed(allSites) },
  { name: 'all sites hung', short: true, ...hung(allSites) },
  { name: 'chat hub killed', ...killed(one('chat')) },
  {
    name: 'workers of the edge killed',
    short: true,
    begin: (stack) => stack.killEdgeWorkers(),
  },
  { name: 'rolling release', short: true, begin: (stack) => stack.release() },
];
