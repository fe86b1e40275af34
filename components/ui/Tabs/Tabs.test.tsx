/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Tabs } from './Tabs';

const items = [
  { id: 'board', label: 'Board', panel: <p>First text</p> },
  { id: 'chart', label: 'Chart', panel: <p>Second text</p> },
  { id: 'services', label: 'Services', panel: <p>Third text</p> },
];
const labels = { label: 'Sections', selectLabel: 'Choose a section' };

const scrollIntoView = jest.fn();

function followLink(hash: string) {
  act(() => {
    window.history.replaceState(null, '', `/${hash}`);
    window.dispatchEvent(new Event('hashchange'));
  });
}

function tab(name: string) {
  return screen.getByRole('tab', { name });
}

beforeAll(() => {
  // jsdom has no CSS object.
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrollIntoView;
});

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  scrollIntoView.mockClear();
});

it('is plain sections with headings, all visible, before scripts run', () => {
  const html = renderToString(<Tabs {...labels} items={items} />);
  expect(html).not.toContain('role="tabpanel"');
  expect(html).not.toContain('hidden=""');
  expect(html.match(/<h2/g)).toHaveLength(3);
});

it('shows one panel, named by its tab', () => {
  render(<Tabs {...labels} items={items} />);
  expect(screen.getByRole('tabpanel', { name: 'Board' })).toBeTruthy();
  expect(screen.queryByRole('tabpanel', { name: 'Chart' })).toBeNull();
});

it('selects by click and by the list for narrow screens', () => {
  render(<Tabs {...labels} items={items} />);
  fireEvent.click(tab('Chart'));
  expect(tab('Chart').getAttribute('aria-selected')).toBe('true');
  fireEvent.change(screen.getByLabelText('Choose a section'), { target: { value: 'services' } });
  expect(screen.getByRole('tabpanel', { name: 'Services' })).toBeTruthy();
});

it.each([
  ['ltr', 'ArrowRight', 'Chart'],
  ['rtl', 'ArrowLeft', 'Chart'],
  ['rtl', 'ArrowRight', 'Services'],
  ['ltr', 'ArrowDown', 'Chart'],
  ['rtl', 'ArrowUp', 'Services'],
  ['ltr', 'End', 'Services'],
])('moves with the reading direction: %s %s', (dir, key, expected) => {
  render(
    <div dir={dir}>
      <Tabs {...labels} items={items} />
    </div>,
  );
  fireEvent.keyDown(tab('Board'), { key });
  expect(document.activeElement).toBe(tab(expected));
  expect(tab(expected).tabIndex).toBe(0);
  expect(tab('Board').tabIndex).toBe(-1);
});

it('follows the hash and writes it', () => {
  window.history.replaceState(null, '', '/#chart');
  render(<Tabs {...labels} items={items} syncHash />);
  expect(tab('Chart').getAttribute('aria-selected')).toBe('true');
  fireEvent.click(tab('Services'));
  expect(window.location.hash).toBe('#services');
  followLink('#board');
  expect(tab('Board').getAttribute('aria-selected')).toBe('true');
});

it.each([
  ['#about-the-board', true, 'Board'],
  ['#Org-Chart', 'contains', 'Chart'],
  ['#services-and-capabilities', 'contains', 'Services'],
  ['#board-and-chart', 'contains', 'Chart'],
  ['#board', 'contains', 'Board'],
  ['#org-chart', true, 'Board'],
  ['#elsewhere', 'contains', 'Board'],
] as const)('opens for %s with %s: %s', (hash, syncHash, expected) => {
  window.history.replaceState(null, '', `/${hash}`);
  render(<Tabs {...labels} items={items} syncHash={syncHash} />);
  expect(tab(expected).getAttribute('aria-selected')).toBe('true');
});

it('scrolls only to the tab that a link on the page opens', () => {
  window.history.replaceState(null, '', '/#chart');
  render(<Tabs {...labels} items={items} syncHash />);
  fireEvent.click(tab('Services'));
  expect(scrollIntoView).not.toHaveBeenCalled();
  followLink('#board');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  followLink('#main');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('scrolls to tabs below the first screen when the page opens at one of them', () => {
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  for (const [top, times] of [
    [5000, 1],
    [300, 0],
  ] as const) {
    scrollIntoView.mockClear();
    place.mockReturnValue({ top } as DOMRect);
    window.history.replaceState(null, '', '/#chart');
    const { unmount } = render(<Tabs {...labels} items={items} syncHash />);
    expect(scrollIntoView).toHaveBeenCalledTimes(times);
    unmount();
  }
  place.mockRestore();
});

it('keeps the open tab at a hash of something else, and opens the first one without a hash', () => {
  window.history.replaceState(null, '', '/#chart');
  render(<Tabs {...labels} items={items} syncHash />);
  followLink('#main');
  expect(tab('Chart').getAttribute('aria-selected')).toBe('true');
  followLink('');
  expect(tab('Board').getAttribute('aria-selected')).toBe('true');
});
