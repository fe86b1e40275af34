import { state } from '@/tools/gallery/state';
import { Icon } from '../Icon/Icon';
import { TabLinks } from './TabLinks';

export default {};

export const SecondCurrent = state(({ messages, text }) => (
  <TabLinks
    label={messages.media.sections}
    items={[
      { href: '?a', label: text('الأخبار', 'News'), icon: <Icon name="news" />, current: false },
      { href: '?b', label: text('الفيديو', 'Videos'), icon: <Icon name="video" />, current: true },
      { href: '?c', label: text('الصور', 'Photos'), current: false },
    ]}
  />
));

export const Long = state(({ messages, long }) => (
  <TabLinks
    label={messages.media.sections}
    items={[
      { href: '?a', label: long, current: true },
      { href: '?b', label: long, current: false },
    ]}
  />
));
