/* The sample content as the seed program loads it, for tests and for tools/documents. */
export { FACTS } from './facts';
export { parseIssue } from './facts/circulars';
export { commencementDate, DECISIONS } from './facts/decisions';
export { RULES } from './facts/facts';
export { FIGURES } from './facts/figures';
export { maximumDraught, PORTS } from './facts/ports';
export { TENDERS } from './facts/tenders';
export { TERMS } from './facts/terms';
export { arabicOrdinal } from './lib/bilingual-text';
export { readContent, type SeedEntry } from './lib/content';
export { findArticleNumber, GUIDES, REGULATIONS, REPORTS, readSource } from './lib/texts';
