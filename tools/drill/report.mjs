import { KINDS, recoveries } from './tally.mjs';

const EXAMPLES = 8;
const EVERY_LINE = 60;
const PAGES = ['information', 'e-service'];
const SLOW_MS = 3000;

/**
 * Prints the results.
 * @returns {string[]} the goals that were missed
 */
export function report(print, { tally, pages, chats, settled, caughtUpMs, until }) {
  print('\nAvailability, by kind of page:');
  for (const kind of KINDS) {
    const visits = tally.visits.filter((visit) => visit.kind === kind);
    const times = visits.map(({ began, ended }) => ended - began).sort((a, b) => a - b);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    print(
      `  ${kind.padEnd(12)} ${share(visits).padStart(8)}   ${String(visits.length).padStart(6)} visits, ` +
        `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`,
    );
  }
  print(
    `  ${pages.readAgain['by the browser']} pages were asked for once more after a broken connection, as browsers do; ` +
      `${pages.readAgain['by the visitor']} broke off and were asked for once more by the visitor.`,
  );

  print('\nAvailability while something was broken, and seconds until all went well afterwards:');
  print(`  ${''.padEnd(62)} ${KINDS.map((kind) => kind.padStart(17)).join('')}`);
  for (const [place, fault] of tally.faults.entries()) {
    const end = fault.ended ?? until;
    const recovered = recoveries(
      tally,
      { ...fault, ended: end },
      tally.faults[place + 1]?.began ?? until,
    );
    const cells = KINDS.map((kind) => {
      const during = tally.visits.filter(
        (visit) => visit.kind === kind && visit.ended >= fault.began && visit.began < end,
      );
      return `${share(during)} ${recovered.get(kind).toFixed(1)} s`.padStart(17);
    });
    print(
      `  ${`${fault.name} (${Math.round((end - fault.began) / 1000)} s)`.padEnd(62)} ${cells.join('')}`,
    );
  }

  const failures = tally.visits.filter(({ ok }) => !ok);
  list(
    print,
    'Information pages that were not shown',
    failures
      .filter(({ kind }) => kind === 'information')
      .map(({ what, note, began }) => `${what}: ${note} (${faultAt(tally, began)})`),
  );
  for (const kind of KINDS.slice(1)) {
    const notes = new Map();
    for (const { what, note, began } of failures.filter((visit) => visit.kind === kind)) {
      const line = `${faultAt(tally, began)}: ${what}, ${note}`;
      notes.set(line, (notes.get(line) ?? 0) + 1);
    }
    list(
      print,
      `Failures of kind ${kind}`,
      [...notes].map(([note, count]) => `${count} × ${note}`),
      EVERY_LINE,
    );
  }
  list(
    print,
    `Pages that took more than ${SLOW_MS / 1000} seconds`,
    tally.visits
      .filter(({ kind, began, ended }) => PAGES.includes(kind) && ended - began > SLOW_MS)
      .sort((a, b) => b.ended - b.began - (a.ended - a.began))
      .map(({ what, began, ended }) => `${ended - began} ms: ${what} (${faultAt(tally, began)})`),
  );
  list(
    print,
    'Wrong or stale answers',
    tally.wrong.map(({ what, note, fault }) => `${what}: ${note} (during: ${fault})`),
  );
  print(
    `\nChanges of content: ${[...tally.published.values()].flat().length} published, ` +
      `${tally.publishFailures} not; a page was behind for ${(pages.longestStale / 1000).toFixed(1)} s at most, outside of faults, where changes are seen at once; the last one was everywhere after ${(caughtUpMs / 1000).toFixed(1)} s.`,
  );
  print(
    `Chat: ${chats.answered} messages answered, ${chats.unanswered} given up, ${chats.answeredTwice} with two answers.`,
  );
  const shown = [...settled.shown].map(([what, count]) => `${count} "${what}"`).join(', ');
  print(
    `Forms: ${tally.submissions.length} visitors were shown: ${shown}; ${settled.stored} rows are stored.`,
  );
  list(print, 'Lost: a receipt without its row', settled.lost);
  list(print, 'Doubled', settled.doubled);
  list(print, 'Stored with another text', settled.changed);
  list(print, 'Stored, although the visitor was shown that it was not', settled.denied);
  if (settled.stock) print(`\nStock: ${settled.stock}`);

  const missing = failures.filter(({ kind }) => kind === 'information');
  const first = missing.slice(0, 3).map(({ what, note }) => `${what}, ${note}`);
  return [
    ...(missing.length > 0
      ? [`information pages not shown: ${missing.length} (${first.join('; ')})`]
      : []),
    ...goal('wrong or stale answers', tally.wrong),
    ...goal('lost submissions', settled.lost),
    ...goal('doubled submissions', settled.doubled),
    ...goal('submissions with another text', settled.changed),
    ...goal('submissions that were denied', settled.denied),
    ...(settled.stock ? ['the stock is not right'] : []),
    ...(chats.answeredTwice > 0 ? ['chat messages with two answers'] : []),
  ];
}

function goal(name, found) {
  return found.length > 0 ? [`${name}: ${found.length}`] : [];
}

function list(print, title, lines, most = EXAMPLES) {
  if (lines.length === 0) return;
  print(`\n${title} (${lines.length}):`);
  for (const line of lines.slice(0, most)) print(`  ${line}`);
  if (lines.length > most) print(`  … and ${lines.length - most} more`);
}

function share(visits) {
  if (visits.length === 0) return '–';
  const percent = (100 * visits.filter(({ ok }) => ok).length) / visits.length;
  // 99.96 % is not 100 %.
  return `${(Math.floor(percent * 10) / 10).toFixed(percent === 100 ? 0 : 1)} %`;
}

function faultAt(tally, moment) {
  const fault = tally.faults.findLast(({ began }) => began <= moment);
  if (!fault) return 'before all faults';
  return fault.ended === undefined || fault.ended >= moment ? fault.name : `after ${fault.name}`;
}
