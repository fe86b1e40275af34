import { state } from '@/tools/gallery/state';
import { ResultItem } from './ResultItem';
import { resultLabels } from './resultLabels';

export default {};

export const Results = state(({ locale, text, long }) => {
  const words = text('ميناء جدة', 'Jeddah port');
  const found = new Set(words.toLowerCase().split(' '));
  return (
    <ul>
      <ResultItem
        locale={locale}
        found={found}
        labels={resultLabels(locale)}
        result={{
          kind: 'ports',
          title: words,
          excerpt: `${long} ${words}`,
          href: '/ports',
          date: '2026-03-01',
          ended: true,
          document: { href: '/media/file.pdf#page=2', page: 2 },
        }}
      />
      <ResultItem
        locale={locale}
        found={found}
        labels={resultLabels(locale)}
        result={{
          kind: 'pages',
          title: long,
          excerpt: '',
          href: '/about-us#vision',
          date: null,
          ended: false,
          document: null,
        }}
      />
    </ul>
  );
});
