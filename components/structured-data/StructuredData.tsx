import type { Graph, Thing } from 'schema-dts';
import { structuredDataText } from '@/lib/seo/structured-data/text';

interface Props {
  /** Nothing is printed for an empty list. */
  readonly things: readonly Exclude<Thing, string>[];
}

/** What a page is about, in schema.org's words, for search engines: data, never run as a script. */
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
