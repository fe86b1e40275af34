import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
// Relative: the compiled server runs without the site's path aliases.
import { withoutPersonalData } from '../../packages/telemetry/src';

/**
 * Exports spans of Next and of back-end calls to an OTLP collector. Loaded only if one is
 * configured. Calls carry `traceparent`, so that the back ends continue the trace.
 * @param endpoint base URL of an OTLP/HTTP collector
 * @returns flushes and shuts down
 */
export function startTracing(endpoint: string): () => Promise<void> {
  // Next would add a second span per fetch, named after its whole URL.
  process.env.NEXT_OTEL_FETCH_DISABLED = '1';
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'site' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [
      new BatchSpanProcessor(withPrivacy(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))),
    ],
  });
  provider.register();
  registerInstrumentations({ instrumentations: [new UndiciInstrumentation()] });
  return () => provider.shutdown();
}

function withPrivacy(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withoutPersonalData), done),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
