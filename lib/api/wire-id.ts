/** Longest id of the e-services API, in characters. */
const MAX_ID = 100;

/** An id of the e-services API from a URL, which may be any text; null if it cannot be one. */
export function parseWireId(text: string | null | undefined): string | null {
  return text && text.length <= MAX_ID && !/[<>\p{Cc}\p{Cs}]/u.test(text) ? text : null;
}

/** The id in a query parameter; null if missing or malformed. */
export function queryId(request: Request, name: string): string | null {
  return parseWireId(new URL(request.url).searchParams.get(name));
}
