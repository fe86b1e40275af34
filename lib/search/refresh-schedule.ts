import { config } from '../config';
import { indexSources, isLive, SOURCES } from './sources';

/** When the search's sources are due to be read: all regularly, live ones by their own TTL. */
export class RefreshSchedule {
  /** 0 before the first reading. */
  private allDueAt = 0;
  private readonly dueAt = new Map<string, number>();

  get hasBegun(): boolean {
    return this.allDueAt > 0;
  }

  due(): readonly string[] {
    const now = Date.now();
    if (now >= this.allDueAt) return SOURCES;
    return [...this.dueAt].filter(([, dueAt]) => now >= dueAt).map(([source]) => source);
  }

  /** Schedules the next reading of sources that are read now. */
  plan(sources: readonly string[]): void {
    for (const source of sources) {
      const { freshFor } = indexSources[source] ?? {};
      if (freshFor !== undefined) this.dueAt.set(source, Date.now() + freshFor);
    }
    if (sources.length === SOURCES.length) {
      this.allDueAt = Date.now() + config().contentRevalidateSeconds * 1000;
    }
  }

  /** After a failure: a live source is read alone, any other with all sources. */
  retrySoon(source?: string): void {
    const dueAt = Date.now() + config().contentRetrySeconds * 1000;
    if (source !== undefined && isLive(source)) this.dueAt.set(source, dueAt);
    else this.allDueAt = dueAt;
  }
}
