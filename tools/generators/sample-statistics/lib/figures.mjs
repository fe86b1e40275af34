import { random } from '../../lib/random.mjs';
import { looseCargo, portsOf, tonnesPerTeu, totals } from './model.mjs';

const SEASON = [0.98, 0.93, 1.01, 1.0, 1.03, 0.99, 1.02, 1.01, 0.99, 1.02, 1.0, 1.02];

/**
 * The figures of one year. The rows of `months` add up to `summary`, and so do the rows of `cargo`
 * in each direction; `summary` rounds to the totals of model.mjs.
 *
 * @param {number} year 2005 to 2019
 */
export function yearFigures(year) {
  const next = random(year * 7919);
  const around = (spread) => 1 + (next() * 2 - 1) * spread;
  const total = totals[year];
  const open = portsOf(year);

  const weights = open.flatMap((port) => {
    const exported = port.exported * around(0.03);
    const yearly = around(0.025);
    return SEASON.map((factor, index) => {
      const share = factor * yearly * around(0.05);
      return {
        port_slug: port.slug,
        month: index + 1,
        vessels: port.vessels * share * around(0.02),
        tonnes: port.tonnes * share,
        exported,
        teu: port.teu * share * around(0.02),
      };
    });
  });
  const tonnes = parts(
    total.tonnes * 1e3 + Math.round((next() - 0.5) * 90e3),
    weights.map((row) => row.tonnes),
  );
  const vessels = parts(
    total.vessels,
    weights.map((row) => row.vessels),
  );
  const teu = parts(
    total.teu * 1e3 + Math.round((next() - 0.5) * 9e3),
    weights.map((row) => row.teu),
  );
  const months = weights.map((row, index) => {
    const exported = Math.round(tonnes[index] * row.exported);
    return {
      port_slug: row.port_slug,
      month: row.month,
      vessels: vessels[index],
      tonnes_import: tonnes[index] - exported,
      tonnes_export: exported,
      containers_teu: teu[index],
    };
  });

  const sum = (key) => months.reduce((value, row) => value + row[key], 0);
  const directions = { imported: sum('tonnes_import'), exported: sum('tonnes_export') };
  return {
    months,
    cargo: cargoByType(directions, sum('containers_teu'), around),
    summary: {
      year,
      vessels: sum('vessels'),
      tonnes: directions.imported + directions.exported,
      containers_teu: sum('containers_teu'),
      passengers: total.passengers * 1e3 + Math.round(next() * 900),
    },
  };
}

function cargoByType(directions, teu, around) {
  const column = (direction) => {
    const boxes = Math.round(teu * tonnesPerTeu[direction] * around(0.02));
    const weights = looseCargo.map((cargo) => cargo[direction] * around(0.04));
    return [boxes, ...parts(directions[direction] - boxes, weights)];
  };
  const [imported, exported] = [column('imported'), column('exported')];
  return ['containers', ...looseCargo.map(({ type }) => type)].map((type, index) => ({
    cargo_type: type,
    tonnes_import: imported[index],
    tonnes_export: exported[index],
  }));
}

/** Splits an integer in proportion to weights; the first part absorbs the rounding error. */
function parts(whole, weights) {
  const weight = weights.reduce((sum, value) => sum + value, 0);
  const rest = weights.slice(1).map((value) => Math.round((whole * value) / weight));
  return [whole - rest.reduce((sum, value) => sum + value, 0), ...rest];
}
