/** Splits a headline after commas and full stops, where lines should break. */
export function clauses(headline: string): string[] {
  return headline.split(/(?<=[،؛,;.:]) +/).filter(Boolean);
}
