/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FaqList } from './FaqList';

const labels = {
  search: 'Search the questions',
  topic: 'Topic',
  allTopics: 'All topics',
  nothing: 'Nothing found',
};

const faq = (slug: string, question: string, answer: string) => ({
  slug,
  question,
  text: `${question}\n${answer}`,
  answer: <p>{answer}</p>,
});

const topics = [
  {
    id: 'topic-1',
    title: 'Invoices',
    faqs: [
      faq('pay', 'How do I pay?', 'Through the gateway.'),
      faq('late', 'What is late?', 'A day.'),
    ],
  },
  { id: 'topic-2', title: 'تراخيص', faqs: [faq('licence', 'كم تستغرق الرخصة؟', '30 يومًا.')] },
];

const shown = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const search = () => screen.getByRole('searchbox', { name: labels.search });

beforeEach(() => {
  window.history.replaceState(null, '', '/faq');
  Element.prototype.scrollIntoView = jest.fn();
});

it('shows every question under its topic, closed', () => {
  const { container } = render(<FaqList labels={labels} topics={topics} />);
  expect(shown()).toEqual(['How do I pay?', 'What is late?', 'كم تستغرق الرخصة؟']);
  expect(screen.getByRole('region', { name: 'Invoices' })).toBeTruthy();
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
});

it('finds words of questions and answers, however Arabic is spelt', () => {
  render(<FaqList labels={labels} topics={topics} />);
  fireEvent.change(search(), { target: { value: 'GATEWAY pay' } });
  expect(shown()).toEqual(['How do I pay?']);
  fireEvent.change(search(), { target: { value: 'الرخصه ٣٠' } });
  expect(shown()).toEqual(['كم تستغرق الرخصة؟']);
  fireEvent.change(search(), { target: { value: 'zzz' } });
  expect(shown()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe(labels.nothing);
});

it('shows one topic alone', () => {
  render(<FaqList labels={labels} topics={topics} />);
  fireEvent.change(screen.getByLabelText(labels.topic), { target: { value: 'topic-2' } });
  expect(shown()).toEqual(['كم تستغرق الرخصة؟']);
});

it('opens the question that the hash names, at once and later', () => {
  window.history.replaceState(null, '', '/faq#late');
  const { container } = render(<FaqList labels={labels} topics={topics} />);
  const open = () => [...container.querySelectorAll('details[open] h3')].map((h) => h.textContent);
  expect(open()).toEqual(['What is late?']);
  window.history.replaceState(null, '', '/faq#licence');
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(open()).toEqual(['What is late?', 'كم تستغرق الرخصة؟']);
});

it('opens a question by the hash that it had before', () => {
  window.history.replaceState(null, '', '/faq#arrears');
  const late = { ...faq('late', 'What is late?', 'A day.'), formerSlugs: ['arrears', 'delay'] };
  const { container } = render(
    <FaqList labels={labels} topics={[{ id: 'topic-1', title: 'Invoices', faqs: [late] }]} />,
  );
  const open = container.querySelector('details[open]');
  expect(open?.querySelector('h3')?.textContent).toBe('What is late?');
  expect(open?.contains(document.getElementById('delay'))).toBe(true);
});
