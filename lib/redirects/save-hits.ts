import { processWide } from '../process-state';

/** Shares the middleware's counts with the server, which flushes them at shutdown. */
export const sharedHits = <Hits extends { readonly save: () => Promise<void> }>(): {
  hits?: Hits;
} => processWide('redirect-hits', () => ({}));

/** Flushes the counts at shutdown. */
export async function saveHits(): Promise<void> {
  await sharedHits().hits?.save();
}
