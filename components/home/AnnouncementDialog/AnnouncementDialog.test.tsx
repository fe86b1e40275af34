/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { AnnouncementDialog } from './AnnouncementDialog';

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
    text: 'text',
    action: <a href={`#${id}`}>Details</a>,
  };
}

const labels = { close: 'Close', previous: 'Previous', next: 'Next' };

const open = () =>
  [...document.querySelectorAll('dialog')]
    .filter((dialog) => dialog.open)
    .map((dialog) => dialog.textContent);

beforeEach(() => {
  localStorage.clear();
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
  render(<AnnouncementDialog notices={[coming, current, older, past]} labels={labels} />);
  expect(open()).toEqual([expect.stringContaining('Notice 2')]);
});

it('opens nothing outside the dates', () => {
  render(<AnnouncementDialog notices={[coming, past]} labels={labels} />);
  expect(open()).toEqual([]);
});

it('is stored as seen on Escape, before the dialog’s close event', () => {
  const notices = [current];
  const { unmount } = render(<AnnouncementDialog notices={notices} labels={labels} />);
  fireEvent(screen.getByRole('dialog'), new Event('cancel'));
  unmount();
  render(<AnnouncementDialog notices={notices} labels={labels} />);
  expect(open()).toEqual([]);
});

it('stays closed for as long as it runs', () => {
  const notices = [current];
  const { unmount } = render(<AnnouncementDialog notices={notices} labels={labels} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(open()).toEqual([]);
  unmount();
  render(<AnnouncementDialog notices={notices} labels={labels} />);
  expect(open()).toEqual([]);
});

it('opens again after it was dismissed in another period', () => {
  localStorage.setItem('closed-announcements', JSON.stringify([{ id: 2, endsAt: day(-1) }]));
  render(<AnnouncementDialog notices={[current]} labels={labels} />);
  expect(open()).toHaveLength(1);
});

it.each(['ltr', 'rtl'])('moves between items with arrow keys, %s', (direction) => {
  document.body.style.direction = direction;
  render(<AnnouncementDialog notices={[coming, current, older]} labels={labels} />);
  const dialog = screen.getByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(open()).toEqual([expect.stringContaining('Notice 1')]);
  fireEvent.keyDown(dialog, { key: direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft' });
  expect(open()).toEqual([expect.stringContaining('Notice 2')]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(JSON.parse(localStorage.getItem('closed-announcements') ?? '[]')).toHaveLength(2);
  document.body.style.direction = '';
});

it('has no arrows for one notice', () => {
  render(<AnnouncementDialog notices={[coming, current]} labels={labels} />);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('counts as closed once its page was opened', () => {
  const notices = [current];
  const { unmount } = render(<AnnouncementDialog notices={notices} labels={labels} />);
  fireEvent.click(screen.getByRole('link', { name: 'Details' }));
  unmount();
  render(<AnnouncementDialog notices={notices} labels={labels} />);
  expect(open()).toEqual([]);
});

it('returns the focus', () => {
  render(
    <>
      <main id="main" tabIndex={-1} />
      <AnnouncementDialog notices={[current]} labels={labels} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement?.id).toBe('main');
});

it('works without storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  render(<AnnouncementDialog notices={[current]} labels={labels} />);
  expect(open()).toHaveLength(1);
  jest.restoreAllMocks();
});
