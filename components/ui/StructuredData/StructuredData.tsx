import type { Graph, Thing } from 'schema-dts';
import { structuredDataText } from '@/lib/seo/structured-data/text';

interface Props {
  /** An empty list renders nothing. */
  readonly things: readonly Exclude<Thing, string>[];
}

/** schema.org data for search engines (JSON-LD), not an executable script. */
export function StructuredData({ things }: Props) {
  if (things.length === 0) return null;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: structuredDataText(graph) }}
    />
  );
}
