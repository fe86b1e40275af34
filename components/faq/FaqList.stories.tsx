import { state } from '@/tools/gallery/state';
import { FaqList } from './FaqList';

export default {};

export const Topics = state(({ messages, text, long }) => (
  <FaqList
    labels={messages.faq}
    topics={[
      {
        id: 'services',
        title: text('الخدمات', 'Services'),
        faqs: [
          {
            slug: 'vessel',
            question: text('كيف أبحث عن سفينة؟', 'How do I find a vessel?'),
            text: '',
            answer: <p>{long}</p>,
          },
          { slug: 'long', question: long, text: '', answer: <p>{long}</p> },
        ],
      },
    ]}
  />
));

export const Nothing = state(({ messages }) => <FaqList labels={messages.faq} topics={[]} />);
