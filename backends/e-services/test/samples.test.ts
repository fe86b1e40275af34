import assert from 'node:assert/strict';
import test from 'node:test';
import { toHijri, parseHijri, hoursAfter, isWorkingDay } from '../src/dates.js';
import { sampleAgents } from '../src/sample-data/agents.js';
import { sampleBiddings } from '../src/sample-data/biddings.js';
import { sampleCategories, sampleMovables } from '../src/sample-data/movables.js';
import { SAMPLE_PORTS } from '../src/sample-data/ports.js';
import { sampleTransactions } from '../src/sample-data/transactions.js';
import { sampleVesselCalls } from '../src/sample-data/vessel-calls.js';
import { sampleVessels } from '../src/sample-data/vessels.js';

const DAY = '2026-11-21';

test('2,000 calls at ten ports, the same at every start', () => {
  const calls = sampleVesselCalls(DAY);
  assert.equal(calls.length, 2000);
  assert.equal(new Set(calls.map(({ portId }) => portId)).size, 10);
  assert.deepEqual(sampleVesselCalls(DAY), calls);
  assert.equal(new Set(calls.map(({ id }) => id)).size, 2000);
});

test('IMO numbers have the right check digit and belong to one ship', () => {
  const names = new Map<string, string>();
  for (const { imo, vessel } of sampleVesselCalls(DAY)) {
    const digits = [...imo].map(Number);
    const sum = digits.slice(0, 6).reduce((total, digit, index) => total + digit * (7 - index), 0);
    assert.equal(sum % 10, digits[6], imo);
    assert.equal(names.get(imo) ?? vessel, vessel);
    names.set(imo, vessel);
  }
  assert.equal(new Set(names.values()).size, names.size);
});

test('no ship draws more water than the berths of its kind have', () => {
  const ships = new Map(sampleVessels().map((vessel) => [vessel.imo, vessel]));
  const deepest = new Map<number, number>();
  for (const { imo, portId } of sampleVesselCalls(DAY)) {
    const ship = ships.get(imo)!;
    const port = SAMPLE_PORTS.find(({ id }) => id === portId)!;
    assert.ok(ship.draught <= (port.draughts[ship.kind] ?? 0), `${ship.name} at ${port.title}`);
    deepest.set(portId, Math.max(deepest.get(portId) ?? 0, ship.draught));
  }
  // Large ships need deep ports.
  assert.ok(deepest.get(1)! > 14 && deepest.get(5)! > 18);
});

test('winners of a tender are among its bidders, and bidders have unique names', () => {
  const tenders = sampleBiddings(DAY);
  const awarded = tenders.filter(({ award }) => award);
  assert.ok(awarded.length > 3);
  for (const { id, bids, award } of tenders) {
    assert.equal(new Set(bids.map(({ bidder }) => bidder)).size, bids.length, String(id));
    for (const { bidder, bidderEn, amount } of bids) {
      assert.match(bidder, /^(?:شركة|مؤسسة) \p{Script=Arabic}/u);
      assert.match(bidderEn, /^[A-Z][a-z]+ [A-Z]/);
      assert.doesNotMatch(bidderEn, /\b(?:test|sample|example|company [a-z]|bidder|acme)\b/i);
      assert.ok(amount > 0);
    }
    if (!award) continue;
    assert.ok(
      bids.some(({ bidder, amount }) => bidder === award.bidder && amount === award.amount),
      String(id),
    );
  }
});

test('a ship is at one port at a time', () => {
  const byShip = new Map<string, ReturnType<typeof sampleVesselCalls>>();
  for (const call of sampleVesselCalls(DAY)) {
    byShip.set(call.imo, [...(byShip.get(call.imo) ?? []), call]);
  }
  for (const calls of byShip.values()) {
    calls.sort((a, b) => a.arrivesAt.getTime() - b.arrivesAt.getTime());
    calls.forEach((call, index) => {
      const next = calls[index + 1];
      if (next) assert.ok(call.leavesAt < next.arrivesAt, call.vessel);
    });
  }
});

test('at every hour of the day each port has ships of all five statuses', () => {
  const calls = sampleVesselCalls(DAY);
  for (const hour of [0, 6, 12, 18, 23.9]) {
    const now = hoursAfter(DAY, hour);
    for (const port of SAMPLE_PORTS) {
      const statuses = new Set(
        calls
          .filter(({ portId }) => portId === port.id)
          .map((call) => {
            if (call.leavesAt <= now) return 'departed';
            if (call.berthedAt <= now) return 'in port';
            if (call.arrivesAt <= now) return 'at anchor';
            return call.announcedAt < call.arrivesAt ? 'delayed' : 'expected';
          }),
      );
      assert.equal(statuses.size, 5, `${port.title} at ${hour}`);
    }
  }
});

test('150 agents with names of their own, fifteen at each port', () => {
  const agents = sampleAgents();
  assert.equal(agents.length, 150);
  assert.equal(new Set(agents.map(({ titleAr }) => titleAr)).size, 150);
  assert.equal(new Set(agents.map(({ title }) => title)).size, 150);
  for (const port of SAMPLE_PORTS) {
    assert.equal(agents.filter(({ portId }) => portId === port.id).length, 15);
  }
});

test('400 documents with dates of the Umm al-Qura calendar, none later than the day', () => {
  const documents = sampleTransactions(DAY);
  assert.equal(documents.length, 400);
  assert.equal(new Set(documents.map(({ referenceNumber }) => referenceNumber)).size, 400);
  const days = new Map<string, number>();
  for (let distance = 0; distance < 1500; distance++) {
    days.set(toHijri(hoursAfter(DAY, 12 - distance * 24)), distance);
  }
  for (const { documentDate, referenceNumber } of documents) {
    assert.equal(parseHijri(documentDate), documentDate);
    assert.ok(days.has(documentDate), documentDate);
    assert.equal(referenceNumber.slice(0, 4), documentDate.slice(-4));
  }
});

test('the documents that the README names stay as they are', () => {
  for (const day of [DAY, '2027-05-01', '2030-01-01']) {
    const found = sampleTransactions(day).find(
      (document) => document.referenceNumber === '1446/1023',
    );
    assert.equal(found?.documentDate, '2/03/1446');
  }
});

test('60 tenders of their own titles, 15 without a date', () => {
  const biddings = sampleBiddings(DAY);
  assert.equal(biddings.length, 60);
  assert.equal(new Set(biddings.map(({ title }) => title)).size, 60);
  assert.equal(biddings.filter(({ finalAt }) => finalAt === null).length, 15);
  const coming = biddings.filter(({ finalAt }) => finalAt && finalAt > hoursAfter(DAY, 24));
  assert.equal(coming.length, 25);
  for (const { finalAt, envelopesAt } of biddings) {
    if (!finalAt || !envelopesAt) continue;
    assert.ok(isWorkingDay(finalAt) && isWorkingDay(envelopesAt) && finalAt < envelopesAt);
  }
});

test('120 movables of twelve items in three classifications', () => {
  const { main, sub } = sampleCategories();
  assert.equal(main.length, 3);
  assert.equal(sub.length, 12);
  const movables = sampleMovables(DAY);
  assert.equal(movables.length, 120);
  assert.equal(new Set(movables.map(({ id }) => id)).size, 120);
  for (const { title, portId, subCategoryId, createdAt, modifiedAt, available } of movables) {
    const same = movables.filter(
      (row) => row.title === title && row.portId === portId && row.subCategoryId === subCategoryId,
    );
    assert.equal(same.length, 1, title);
    assert.ok(createdAt <= modifiedAt);
    assert.ok(Number(available) >= 2);
  }
});
