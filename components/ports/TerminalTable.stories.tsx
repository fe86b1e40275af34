import { state } from '@/tools/gallery/state';
import { TerminalTable } from './TerminalTable';

export default {};

export const Three = state(({ locale, text, long }) => {
  const name = (both: string) => ({ ar: both, en: both });
  return (
    <TerminalTable
      locale={locale}
      port={text('ميناء جدة', 'Jeddah Port')}
      terminals={[
        {
          name: name(text('محطة الحاويات الشمالية', 'North Container Terminal')),
          berths: 11,
          depth: 16.5,
          maximumDraught: 15,
        },
        {
          name: name(text('محطة الركاب', 'Passenger Terminal')),
          berths: 6,
          depth: 10,
          maximumDraught: null,
        },
        { name: name(long), berths: 4, depth: null, maximumDraught: null },
      ]}
    />
  );
});
