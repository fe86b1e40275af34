/**
 * Kinds of visits.
 * @typedef {'information' | 'e-service' | 'form' | 'search' | 'chat'} Kind
 */

/** @type {readonly Kind[]} */
export const KINDS = ['information', 'e-service', 'form', 'search', 'chat'];

/** Results of all visits, submissions and edits, and the periods of faults. */
export class Tally {
  /** @type {{ kind: Kind, what: string, began: number, ended: number, ok: boolean, note: string, requestId?: string }[]} */
  visits = [];
  wrong = [];
  /** Submissions with key, marker and the last outcome that the page showed. */
  submissions = [];
  /** @type {{ name: string, began: number, ended?: number }[]} */
  faults = [];
  /** Published versions of each article with the time of the CMS's response. */
  published = new Map();
  publishFailures = 0;

  /**
   * @param {{ kind: Kind, what: string, began: number, note?: string, requestId?: string }} visit `note`
   *   describes the failure
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

  /** End of the last fault; in the future while a fault is active. */
  get quietSince() {
    const last = this.faults.at(-1);
    if (!last) return 0;
    return last.ended ?? Infinity;
  }

  /** True if a newer version than the page's was published. */
  isBehind(article, seen) {
    return (this.published.get(article) ?? []).some(({ number }) => number > seen);
  }

  /**
   * Staleness of a page, excluding the time of faults.
   * @param {number} seen version that it shows
   * @param {number} began time of the request
   */
  staleFor(article, seen, began) {
    const newer = (this.published.get(article) ?? []).filter(({ number }) => number > seen);
    const first = Math.min(...newer.map(({ at }) => at));
    return Math.max(0, began - Math.max(first, this.quietSince));
  }
}

/**
 * Recovery time in seconds after the end of a fault, by kind of visit.
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
