import type { LanguageState, States } from '../../editing/states-response';
import { read } from '../load';

type EntryStates = Readonly<Record<string, LanguageState>>;

interface Batch {
  readonly ids: Set<string>;
  readonly states: Promise<States>;
}

const collecting = new Map<string, Batch>();

/** Publication state by locale; batches the calls of a page's rows into one request. */
export async function loadStates(uid: string, documentId: string): Promise<EntryStates> {
  const batch = collecting.get(uid) ?? newBatch(uid);
  batch.ids.add(documentId);
  return (await batch.states)[documentId] ?? {};
}

function newBatch(uid: string): Batch {
  const ids = new Set<string>();
  const states = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    collecting.delete(uid);
    const query = new URLSearchParams({ uid, ids: [...ids].join(',') });
    return (await read<{ states: States }>(`/editing/states?${query}`)).states;
  });
  const batch = { ids, states };
  collecting.set(uid, batch);
  return batch;
}
