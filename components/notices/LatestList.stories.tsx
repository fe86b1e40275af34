import { state } from '@/tools/gallery/state';
import { LatestList } from './LatestList';

export default {};

export const Two = state(({ text, long, messages }) => (
  <LatestList
    title={messages.ports.circulars}
    more={{ href: '/circulars', label: messages.ports.allCirculars }}
    items={[
      {
        href: '/1',
        title: text('نوافذ الرسو الثابتة', 'Fixed berthing windows'),
        note: '2026/004',
      },
      { href: '/2', title: long, note: long },
    ]}
  />
));
