/** The second service's ids are whole numbers. */
const WIRE_ID = /^\d{1,9}$/;

/** An id of the second service as a visitor's address names it; null for what can't be one. */
export function wireIdOf(text: string | null | undefined): string | null {
  return text && WIRE_ID.test(text) ? text : null;
}

/** The id that a request's query parameter names; null where it can't be one. */
export function queryId(request: Request, name: string): string | null {
  return wireIdOf(new URL(request.url).searchParams.get(name));
}
