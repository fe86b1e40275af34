/** Longest id of the e-services API, in characters. */
const MAX_ID = 100;

/** Parses an id of the e-services API from a URL; null if malformed. */
export function parseWireId(text: string | null | undefined): string | null {
  return text && text.length <= MAX_ID && !/[<>\p{Cc}\p{Cs}]/u.test(text) ? text : null;
}

/** Null if missing or malformed. */
export function queryId(request: Request, name: string): string | null {
  return parseWireId(new URL(request.url).searchParams.get(name));
}
