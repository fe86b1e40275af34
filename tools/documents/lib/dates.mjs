const ENGLISH = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

/**
 * A date in the head of a letter or regulation, in Latin digits: in English with the month in
 * words, which is unambiguous; in Arabic day/month/year, followed by the Hijri date (Umm al-Qura).
 * @param {string} date ISO date, `2024-10-02`
 * @param {'ar' | 'en'} language
 */
export function circularDate(date, language) {
  const noon = new Date(`${date}T12:00:00Z`);
  if (language === 'en') return ENGLISH.format(noon);
  const [year, month, day] = date.split('-');
  const parts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).formatToParts(noon);
  const part = (type) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${day}/${month}/${year}م، الموافق ${part('day')}/${part('month')}/${part('year')}هـ`;
}
