interface InBoth {
  readonly ar: string;
  readonly en: string;
}

/** A part of the authority as circulars sign it, and as the published chart names it in English. */
interface Department extends InBoth {
  readonly chart: string;
  /** Who signs its circulars. */
  readonly signatory: InBoth;
  /** The regulation that they rest on. */
  readonly basis: InBoth;
}

/** Departments that issue circulars: each one is in the organisational chart. */
export const DEPARTMENTS = {
  marineOperations: {
    ar: 'قطاع العمليات البحرية',
    en: 'Marine Operations Sector',
    chart: 'Marine Operations',
    signatory: { ar: 'نائب الرئيس للعمليات البحرية', en: 'Vice President for Marine Operations' },
    basis: {
      ar: 'لائحة الموانئ وقواعد العمل فيها (REG-01)',
      en: 'Port Rules and Regulations (REG-01)',
    },
  },
  pilotage: {
    ar: 'الإدارة العامة للإرشاد وحركة السفن',
    en: 'General Department of Pilotage and Vessel Traffic',
    chart: 'Pilotage and Vessel Traffic',
    signatory: {
      ar: 'مدير عام الإرشاد وحركة السفن',
      en: 'Director General of Pilotage and Vessel Traffic',
    },
    basis: {
      ar: 'لائحة الإرشاد والقطر (REG-04)',
      en: 'regulation on pilotage and towage (REG-04)',
    },
  },
  safety: {
    ar: 'الإدارة العامة للسلامة والبيئة',
    en: 'General Department of Safety and Environment',
    chart: 'Safety and Environment',
    signatory: { ar: 'مدير عام السلامة والبيئة', en: 'Director General of Safety and Environment' },
    basis: {
      ar: 'لائحة حماية البيئة البحرية في الموانئ (REG-08)',
      en: 'regulation on the marine environment in ports (REG-08)',
    },
  },
  finance: {
    ar: 'الإدارة العامة للشؤون المالية',
    en: 'General Department of Finance',
    chart: 'Finance',
    signatory: { ar: 'مدير عام الشؤون المالية', en: 'Director General of Finance' },
    basis: {
      ar: 'لائحة أجور خدمات الموانئ (REG-02)',
      en: 'regulation on charges for port services (REG-02)',
    },
  },
  digital: {
    ar: 'قطاع التحول الرقمي',
    en: 'Digital Transformation Sector',
    chart: 'Digital Transformation',
    signatory: { ar: 'نائب الرئيس للتحول الرقمي', en: 'Vice President for Digital Transformation' },
    basis: {
      ar: 'لائحة الموانئ وقواعد العمل فيها (REG-01)',
      en: 'Port Rules and Regulations (REG-01)',
    },
  },
  licensing: {
    ar: 'قطاع الشؤون التنظيمية والتراخيص',
    en: 'Regulation and Licensing Sector',
    chart: 'Regulation and Licensing',
    signatory: {
      ar: 'نائب الرئيس للشؤون التنظيمية والتراخيص',
      en: 'Vice President for Regulation and Licensing',
    },
    basis: {
      ar: 'لائحة الوكالات الملاحية (REG-05)',
      en: 'regulation on shipping agencies (REG-05)',
    },
  },
  compliance: {
    ar: 'الإدارة العامة للرقابة والالتزام',
    en: 'General Department of Inspection and Compliance',
    chart: 'Inspection and Compliance',
    signatory: {
      ar: 'مدير عام الرقابة والالتزام',
      en: 'Director General of Inspection and Compliance',
    },
    basis: {
      ar: 'لائحة أمن المرافق المينائية (REG-07)',
      en: 'regulation on port facility security (REG-07)',
    },
  },
} as const satisfies Record<string, Department>;
