import { state } from '@/gallery/state';
import { ResultItem } from './ResultItem';

export default {};

export const Results = state(({ locale, text, long, messages }) => {
  const words = text('ميناء جدة', 'Jeddah port');
  const found = new Set(words.toLowerCase().split(' '));
  return (
    <ul>
      <ResultItem
        locale={locale}
        found={found}
        hijri={messages.dates.corresponding}
        result={{ title: words, excerpt: `${long} ${words}`, href: '/ports', date: '2026-03-01' }}
      />
      <ResultItem
        locale={locale}
        found={found}
        hijri={messages.dates.corresponding}
        result={{ title: long, excerpt: '', href: '/about-us#vision', date: null }}
      />
    </ul>
  );
});
