import { state } from '@/gallery/state';
import { ResultItem } from './ResultItem';

export default {};

export const Results = state(({ locale, text, long }) => {
  const words = text('ميناء جدة', 'Jeddah port');
  const found = new Set(words.toLowerCase().split(' '));
  return (
    <ul>
      <ResultItem
        locale={locale}
        found={found}
        result={{ title: words, excerpt: `${long} ${words}`, href: '/ports', date: '2026-03-01' }}
      />
      <ResultItem
        locale={locale}
        found={found}
        result={{ title: long, excerpt: '', href: '/about-us#vision', date: null }}
      />
    </ul>
  );
});
