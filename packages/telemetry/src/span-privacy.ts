type Attributes = Readonly<Record<string, unknown>>;

interface RecordedSpan {
  readonly name: string;
  readonly attributes: Attributes;
  readonly events: readonly { readonly attributes?: Attributes | undefined }[];
  readonly status: { readonly code: number };
}

/** Attributes without user input or personal data. */
const ALLOWED = new Set([
  'error.type',
  'exception.type',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'network.protocol.version',
  'next.page',
  'next.route',
  'next.rsc',
  'next.segment',
  'next.span_type',
  'server.address',
  'server.port',
]);

/**
 * Redacts a span before export: only listed attributes, no query in the name, and of an error only
 * its type, because messages may contain user input.
 */
export function withoutPersonalData<Span extends RecordedSpan>(span: Span): Span {
  const changed = {
    name: withoutQuery(span.name),
    attributes: allowed(span.attributes),
    events: span.events.map((event) => ({ ...event, attributes: allowed(event.attributes ?? {}) })),
    status: { code: span.status.code },
  };
  return Object.create(
    span,
    Object.fromEntries(
      Object.entries(changed).map(([key, value]) => [key, { value, enumerable: true }]),
    ),
  ) as Span;
}

function allowed(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => ALLOWED.has(name)));
}

/** Next names fetch spans after the whole URL. */
function withoutQuery(name: string): string {
  return name.replace(/[?#].*$/s, '');
}
