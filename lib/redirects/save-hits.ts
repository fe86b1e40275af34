import { processWide } from '../process-state';

/** Where the middleware, which counts, leaves its counts for the server, which ends the process. */
export const sharedHits = <Hits extends { readonly save: () => Promise<void> }>(): {
  hits?: Hits;
} => processWide('redirect-hits', () => ({}));

/** Writes down how often old addresses were asked for, for the end of the process. */
export async function saveHits(): Promise<void> {
  await sharedHits().hits?.save();
}
