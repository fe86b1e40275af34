/** A headline split after its commas and full stops, so that lines break there first. */
export function clauses(headline: string): string[] {
  return headline.split(/(?<=[،؛,;.:]) +/).filter(Boolean);
}
