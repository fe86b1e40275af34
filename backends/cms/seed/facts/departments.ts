import type { DECISIONS } from './decisions';

type RegulationId = keyof typeof DECISIONS;

interface InBoth {
  readonly ar: string;
  readonly en: string;
}

/** A part of the authority as circulars sign it, and as the published chart names it in English. */
interface Department extends InBoth {
  readonly chart: string;
  /** Who signs its circulars. */
  readonly signatory: InBoth;
  /** The regulation that they rest on, unless ISSUES of circulars.ts names another. */
  readonly regulation: RegulationId;
}

/** Departments that issue circulars: each one is in the organisational chart. */
export const DEPARTMENTS = {
  marineOperations: {
    ar: 'قطاع العمليات البحرية',
    en: 'Marine Operations Sector',
    chart: 'Marine Operations',
    signatory: { ar: 'نائب الرئيس للعمليات البحرية', en: 'Vice President for Marine Operations' },
    regulation: 'REG-01',
  },
  pilotage: {
    ar: 'الإدارة العامة للإرشاد وحركة السفن',
    en: 'General Department of Pilotage and Vessel Traffic',
    chart: 'Pilotage and Vessel Traffic',
    signatory: {
      ar: 'مدير عام الإرشاد وحركة السفن',
      en: 'Director General of Pilotage and Vessel Traffic',
    },
    regulation: 'REG-04',
  },
  safety: {
    ar: 'الإدارة العامة للسلامة والبيئة',
    en: 'General Department of Safety and Environment',
    chart: 'Safety and Environment',
    signatory: { ar: 'مدير عام السلامة والبيئة', en: 'Director General of Safety and Environment' },
    regulation: 'REG-08',
  },
  finance: {
    ar: 'الإدارة العامة للشؤون المالية',
    en: 'General Department of Finance',
    chart: 'Finance',
    signatory: { ar: 'مدير عام الشؤون المالية', en: 'Director General of Finance' },
    regulation: 'REG-02',
  },
  digital: {
    ar: 'قطاع التحول الرقمي',
    en: 'Digital Transformation Sector',
    chart: 'Digital Transformation',
    signatory: { ar: 'نائب الرئيس للتحول الرقمي', en: 'Vice President for Digital Transformation' },
    regulation: 'REG-01',
  },
  licensing: {
    ar: 'قطاع الشؤون التنظيمية والتراخيص',
    en: 'Regulation and Licensing Sector',
    chart: 'Regulation and Licensing',
    signatory: {
      ar: 'نائب الرئيس للشؤون التنظيمية والتراخيص',
      en: 'Vice President for Regulation and Licensing',
    },
    regulation: 'REG-05',
  },
  compliance: {
    ar: 'الإدارة العامة للرقابة والالتزام',
    en: 'General Department of Inspection and Compliance',
    chart: 'Inspection and Compliance',
    signatory: {
      ar: 'مدير عام الرقابة والالتزام',
      en: 'Director General of Inspection and Compliance',
    },
    regulation: 'REG-07',
  },
} as const satisfies Record<string, Department>;
