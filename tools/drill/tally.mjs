/**
 * Kinds of what visitors do.
 * @typedef {'information' | 'e-service' | 'form' | 'search' | 'chat'} Kind
 */

/** @type {readonly Kind[]} */
export const KINDS = ['information', 'e-service', 'form', 'search', 'chat'];

/** What became of everything that visitors and editors did, and when what was broken. */
export class Tally {
  /** @type {{ kind: Kind, what: string, began: number, ended: number, ok: boolean, note: string, requestId?: string }[]} */
  visits = [];
  /** Pages whose response was not what it should have been. */
  wrong = [];
  /** Forms, each with its key, its marker, and the last outcome that its visitor was shown. */
  submissions = [];
  /** @type {{ name: string, began: number, ended?: number }[]} */
  faults = [];
  /** Of each article: the texts that were published, with the moment at which the CMS said so. */
  published = new Map();
  publishFailures = 0;

  /**
   * @param {{ kind: Kind, what: string, began: number, note?: string, requestId?: string }} visit `note`
   *   says what failed
   */
  add({ kind, what, began, note = '', requestId }) {
    this.visits.push({ kind, what, began, ended: Date.now(), ok: note === '', note, requestId });
  }

  addWrong(what, note) {
    this.wrong.push({ what, note, at: Date.now(), fault: this.currentFault?.name ?? 'none' });
  }

  get currentFault() {
    const last = this.faults.at(-1);
    return last && last.ended === undefined ? last : undefined;
  }

  /** When the last fault ended; in the future while one lasts. */
  get quietSince() {
    const last = this.faults.at(-1);
    if (!last) return 0;
    return last.ended ?? Infinity;
  }

  /** Whether something later was published than what a page shows. */
  isBehind(article, seen) {
    return (this.published.get(article) ?? []).some(({ number }) => number > seen);
  }

  /**
   * For how long a page has been showing something else than what was published last, not counting
   * the time of faults.
   * @param {number} seen what it shows
   * @param {number} began when it was asked for
   */
  staleFor(article, seen, began) {
    const newer = (this.published.get(article) ?? []).filter(({ number }) => number > seen);
    const first = Math.min(...newer.map(({ at }) => at));
    return Math.max(0, began - Math.max(first, this.quietSince));
  }
}

/**
 * Seconds after the end of a fault until all went well again, by kind of visit.
 * @returns {Map<Kind, number>}
 */
export function recoveries(tally, fault, until) {
  return new Map(
    KINDS.map((kind) => {
      const failed = tally.visits.filter(
        (visit) =>
          visit.kind === kind && !visit.ok && visit.ended > fault.ended && visit.began < until,
      );
      const last = Math.max(fault.ended, ...failed.map(({ ended }) => ended));
      return [kind, (last - fault.ended) / 1000];
    }),
  );
}
