import { readYaml } from '../read';
import { rows, type InBoth, type Locale } from './rows';

interface Terminal extends InBoth {
  readonly berths: number;
  /** Of the water alongside, in metres. */
  readonly depth: number;
}

interface Port {
  readonly name: InBoth;
  readonly operators: InBoth;
  readonly capacity: number;
  readonly rents: Readonly<Record<'near' | 'far' | 'outside' | 'buildings', number>>;
  readonly terminals: readonly Terminal[];
}

/** The ports by slug, in the order in which reports list them. */
export const PORTS = readYaml<Readonly<Record<string, Port>>>('facts/ports.yaml');

const ports = Object.values(PORTS);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const countBerths = ({ terminals }: Port) => sum(terminals.map(({ berths }) => berths));

/** Under-keel clearance of at least a tenth of the draught: article 7 of the berthing rules. */
const DRAUGHT_OF_DEPTH = 0.9;

/** Greatest draught that a depth of water allows, in metres, rounded down to a decimetre. */
export function maximumDraught(depth: number): number {
  return Math.floor(depth * DRAUGHT_OF_DEPTH * 10 + 1e-6) / 10;
}

function findPort(slug: string): Port {
  const port = PORTS[slug];
  if (!port) throw new Error(`seed/facts/ports.yaml has no port ${slug}`);
  return port;
}

/** Greatest draught at the deepest berth of a port, in metres. */
function maxDraught(slug: string): number {
  return Math.max(...findPort(slug).terminals.map(({ depth }) => maximumDraught(depth)));
}

/** Depth at the first terminal of a port, in metres. */
function waterDepth(slug: string): number {
  return findPort(slug).terminals[0]?.depth ?? NaN;
}

const BERTHS = sum(ports.map(countBerths));
const CAPACITIES = sum(ports.map(({ capacity }) => capacity)).toLocaleString('en');

/** Facts of several ports, with tables of all. */
export function portsIn(language: Locale) {
  return {
    jeddahDepth: waterDepth('jeddah'),
    jeddahDraught: maxDraught('jeddah'),
    jazanDraught: maxDraught('jazan'),
    khafjiDraught: maxDraught('khafji'),
    yanbuIndustrialDraught: maxDraught('yanbu-industrial'),
    dammamDepth: waterDepth('dammam'),
    rasAlKhairDepth: waterDepth('ras-al-khair'),
    berths: BERTHS,
    capacity: CAPACITIES,
    portRows: rows(
      ...ports.map((port) => [
        port.name[language],
        countBerths(port),
        port.terminals.length,
        port.capacity,
      ]),
      [
        language === 'ar' ? 'المجموع' : 'Total',
        BERTHS,
        sum(ports.map(({ terminals }) => terminals.length)),
        CAPACITIES,
      ],
    ),
    rentRows: rows(
      ...ports.map(({ name, rents: { near, far, outside, buildings } }) => [
        name[language],
        near,
        far,
        outside,
        buildings,
      ]),
    ),
    /** Every terminal of every port: port, terminal, berths, depth and greatest draught in metres. */
    draughtRows: rows(
      ...ports.flatMap(({ name, terminals }) =>
        terminals.map((terminal) => [
          name[language],
          terminal[language],
          terminal.berths,
          terminal.depth,
          maximumDraught(terminal.depth),
        ]),
      ),
    ),
  };
}

/** Facts of one port, by its slug: `{{ports.jeddah.capacity}}`. */
export function eachPortIn(language: Locale) {
  return Object.fromEntries(
    Object.entries(PORTS).map(([slug, port]) => [
      slug,
      {
        name: port.name[language],
        operators: port.operators[language],
        capacity: port.capacity,
        rents: port.rents,
        berths: countBerths(port),
        terminals: port.terminals.length,
        terminalList: port.terminals.map(({ ar, en, berths, depth }) => ({
          NameAr: ar,
          NameEn: en,
          Berths: berths,
          Depth: depth,
          MaximumDraught: maximumDraught(depth),
        })),
      },
    ]),
  );
}
