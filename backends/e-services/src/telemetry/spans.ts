import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

const NAME = 'e-services';

/**
 * Records a span per request in the trace of the site. Without a collector (`tracing.ts`) the
 * OpenTelemetry API is a no-op.
 */
export function recordSpans(app: FastifyInstance): void {
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url ?? 'unknown';
    const parent = propagation.extract(context.active(), request.headers);
    const span = trace.getTracer(NAME).startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route },
      },
      parent,
    );
    spans.set(request, span);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
