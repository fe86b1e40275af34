/** After this time a query is answered from the texts that are indexed so far. */
export const MAX_WAIT_MS = 4000;
/** After this time a list, which must not lack entries, is unavailable. */
export const MAX_LIST_WAIT_MS = 15_000;
/** Debounce: changes within this time are read together. */
export const DEBOUNCE_MS = 250;
/** Documents read before their texts are indexed. */
export const DOCUMENT_BATCH = 20;
