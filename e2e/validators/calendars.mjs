import ICAL from 'ical.js';

const MAX_OCTETS = 75;

/**
 * Parses every linked calendar strictly (RFC 5545).
 * @param {string} siteUrl
 * @param {string[]} pages paths whose links are followed
 * @returns {Promise<import('./findings.mjs').Finding[]>} also a finding if no calendar is linked
 */
export async function validateCalendars(siteUrl, pages) {
  const addresses = new Set();
  for (const page of pages) {
    const html = await (await fetch(siteUrl + page)).text();
    for (const [, address] of html.matchAll(/href="([^"]+\.ics(?:\?[^"]*)?)"/g)) {
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'), siteUrl);
      addresses.add(pathname + search);
    }
  }
  if (addresses.size === 0) return [{ where: '/', message: 'No page links to a calendar.' }];
  const findings = [];
  for (const where of addresses) {
    const body = Buffer.from(await (await fetch(siteUrl + where)).arrayBuffer());
    findings.push(...findFaults(body).map((message) => ({ where, message })));
  }
  return findings;
}

function findFaults(body) {
  const text = body.toString('utf8');
  const faults = [];
  if (text.includes('\uFFFD')) faults.push('A line is not UTF-8.');
  if (!text.endsWith('\r\n')) faults.push('The last line has no line break.');
  if (/(?<!\r)\n/.test(text)) faults.push('A line ends without a carriage return.');
  if (text.split('\r\n').some((line) => Buffer.byteLength(line) > MAX_OCTETS)) {
    faults.push(`A line is longer than ${MAX_OCTETS} octets.`);
  }
  try {
    ICAL.design.strict = true;
    const calendar = new ICAL.Component(ICAL.parse(text));
    for (const name of ['prodid', 'version']) {
      if (!calendar.hasProperty(name)) faults.push(`The calendar has no ${name}.`);
    }
    for (const event of calendar.getAllSubcomponents('vevent')) faults.push(...eventFaults(event));
  } catch (error) {
    faults.push(`Not readable: ${error.message}`);
  }
  return [...new Set(faults)];
}

function eventFaults(event) {
  const missing = ['uid', 'dtstamp', 'dtstart', 'summary'].filter(
    (name) => !event.hasProperty(name),
  );
  const [start, end] = ['dtstart', 'dtend'].map((name) => event.getFirstPropertyValue(name));
  return [
    ...missing.map((name) => `An event has no ${name}.`),
    ...(start && end && end.compare(start) < 0 ? ['An event ends before it starts.'] : []),
  ];
}
