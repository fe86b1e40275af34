import { FACTS } from '../facts';
import { bilingualHtml } from '../lib/bilingual-text';
import annualReport2025 from './annual-report-2025';
import yearbook2025 from './yearbook-2025';

function reportsIn(language: 'ar' | 'en'): Readonly<Record<string, string>> {
  const options = { facts: FACTS[language], form: 'report' } as const;
  return {
    annualReport2025: bilingualHtml(annualReport2025, language, options),
    yearbook2025: bilingualHtml(yearbook2025, language, options),
  };
}

/** Reports as HTML; sample documents print them as `{{annualReport2025}}`. */
export const REPORTS = { ar: reportsIn('ar'), en: reportsIn('en') };
