/**
 * A circular's date as printed on its letter, in Latin digits: day/month/year, in Arabic followed
 * by the Hijri date (Umm al-Qura).
 *
 * @param {string} date ISO date, `2024-10-02`
 * @param {'ar' | 'en'} language
 */
export function circularDate(date, language) {
  const [year, month, day] = date.split('-');
  const gregorian = `${day}/${month}/${year}`;
  if (language === 'en') return gregorian;
  const parts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).formatToParts(new Date(`${date}T12:00:00Z`));
  const part = (type) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${gregorian}م، الموافق ${part('day')}/${part('month')}/${part('year')}هـ`;
}
