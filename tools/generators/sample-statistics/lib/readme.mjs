import { portNames, portsOf } from './model.mjs';

/** The year's ports by slug and name. */
const portKeys = (language, year) =>
  portsOf(year).map(({ slug }) => `- ${slug}: ${portNames[language][slug]}`);

const LINES = {
  ar: (year) => [
    'الهيئة الوطنية للموانئ',
    `إحصاءات الموانئ لعام ${year}`,
    '',
    'يضم هذا الملف إحصاءات الحركة في الموانئ التابعة للهيئة خلال السنة الميلادية، من أول يناير إلى نهاية ديسمبر.',
    '',
    'الملفات',
    '- ports-by-month.csv: حركة كل ميناء في كل شهر (رمز الميناء، الشهر، عدد السفن، طن وارد، طن صادر، عدد الحاويات القياسية).',
    '- cargo-by-type.csv: البضائع بحسب النوع (نوع البضاعة، طن وارد، طن صادر).',
    '- yearly-summary.csv: ملخص السنة (السنة، عدد السفن، مجموع الأطنان، عدد الحاويات القياسية، عدد الركاب).',
    '',
    'رموز الموانئ',
    ...portKeys('ar', year),
    '',
    'أنواع البضائع',
    '- containers: بضائع الحاويات',
    '- liquid-bulk: سوائب سائلة',
    '- dry-bulk: سوائب صلبة',
    '- general-cargo: بضائع عامة',
    '- vehicles: سيارات ومعدات',
    '- livestock: مواشٍ',
    '',
    'إيضاحات',
    '- الملفات بترميز UTF-8، والفاصل بين الأعمدة فاصلة لاتينية، والسطر الأول أسماء الأعمدة.',
    '- الأوزان بالطن المتري، والحاويات بالحاوية القياسية (20 قدمًا)، وتشمل الواردة والصادرة والمسافنة والفارغة.',
    '- يُحتسب عدد السفن بعدد مرات الرسو، ويظهر الميناء في الجدول من أول سنة اكتمل فيها تشغيله.',
    '- الأرقام الواردة هنا بيانات للعرض.',
  ],
  en: (year) => [
    'National Ports Authority',
    `Port statistics for ${year}`,
    '',
    'This archive holds the traffic of the ports of the Authority in the calendar year, 1 January to 31 December.',
    '',
    'Files',
    '- ports-by-month.csv: traffic of each port in each month (port key, month, vessels, tonnes in, tonnes out, containers in TEU).',
    '- cargo-by-type.csv: cargo by type (type, tonnes in, tonnes out).',
    '- yearly-summary.csv: the year in one row (year, vessels, total tonnes, containers in TEU, passengers).',
    '',
    'Port keys',
    ...portKeys('en', year),
    '',
    'Cargo types',
    '- containers: containerised cargo',
    '- liquid-bulk: liquid bulk',
    '- dry-bulk: dry bulk',
    '- general-cargo: general cargo',
    '- vehicles: vehicles and equipment',
    '- livestock: livestock',
    '',
    'Notes',
    '- The files are encoded in UTF-8 and separated by commas; the first line names the columns.',
    '- Weights are metric tonnes. Containers are counted in twenty-foot units: inbound, outbound, transhipped and empty.',
    '- Vessels are counted by calls at berth. A port is listed from its first full year of operation.',
    '- The figures are sample data.',
  ],
};

/**
 * The README inside a year's archive.
 *
 * @param {'ar' | 'en'} language
 * @param {number} year
 */
export function readme(language, year) {
  return LINES[language](year)
    .map((line) => `${line}\r\n`)
    .join('');
}
