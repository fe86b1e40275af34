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
 * Sends Next's own spans, and one for each call of a back end, to a collector. Loaded only where
 * there is one. Calls carry `traceparent`, so that the services behind continue the trace.
 * @param endpoint base URL of an OTLP/HTTP collector
 * @returns sends what is left and ends it
 */
export function startTracing(endpoint: string): () => Promise<void> {
  // Next would add a second span for each fetch, named after its whole URL.
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
