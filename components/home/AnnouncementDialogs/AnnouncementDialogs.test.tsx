/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { AnnouncementDialogs } from './AnnouncementDialogs';

const DAY = 86_400_000;
const day = (offset: number) => new Date(Date.now() + offset * DAY).toISOString();

function notice(id: number, from: number, to: number) {
  return {
    id,
    title: `Notice ${id}`,
    startsAt: day(from),
    endsAt: day(to),
    picture: null,
    facts: 'facts',
    content: 'content',
    action: <a href={`#${id}`}>Details</a>,
  };
}

const open = () =>
  [...document.querySelectorAll('dialog')].filter((one) => one.open).map((one) => one.textContent);

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has the element but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function closeDialog() {
    this.open = false;
    fireEvent(this, new Event('close'));
  };
});

const coming = notice(3, 1, 2);
const current = notice(2, -1, 1);
const older = notice(1, -2, 1);
const past = notice(0, -4, -1);

it('opens the newest announcement that is current', () => {
  render(<AnnouncementDialogs notices={[coming, current, older, past]} closeLabel="Close" />);
  expect(open()).toEqual([expect.stringContaining('Notice 2')]);
});

it('opens nothing outside the dates', () => {
  render(<AnnouncementDialogs notices={[coming, past]} closeLabel="Close" />);
  expect(open()).toEqual([]);
});

it('stays closed for the visit', () => {
  const notices = [current];
  const { unmount } = render(<AnnouncementDialogs notices={notices} closeLabel="Close" />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(open()).toEqual([]);
  unmount();
  render(<AnnouncementDialogs notices={notices} closeLabel="Close" />);
  expect(open()).toEqual([]);
});

it('counts as closed once its page was opened', () => {
  const notices = [current];
  const { unmount } = render(<AnnouncementDialogs notices={notices} closeLabel="Close" />);
  fireEvent.click(screen.getByRole('link', { name: 'Details' }));
  unmount();
  render(<AnnouncementDialogs notices={notices} closeLabel="Close" />);
  expect(open()).toEqual([]);
});

it('returns the focus', () => {
  render(
    <>
      <main id="main" tabIndex={-1} />
      <AnnouncementDialogs notices={[current]} closeLabel="Close" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement?.id).toBe('main');
});

it('works without storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  render(<AnnouncementDialogs notices={[current]} closeLabel="Close" />);
  expect(open()).toHaveLength(1);
  jest.restoreAllMocks();
});
