/** Ids of the e-services API are whole numbers. */
const WIRE_ID = /^\d{1,9}$/;

/** An id of the e-services API from a URL; null if malformed. */
export function wireIdOf(text: string | null | undefined): string | null {
  return text && WIRE_ID.test(text) ? text : null;
}

/** The id in a query parameter; null if missing or malformed. */
export function queryId(request: Request, name: string): string | null {
  return wireIdOf(new URL(request.url).searchParams.get(name));
}
