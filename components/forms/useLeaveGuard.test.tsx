/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useLeaveGuard } from './useLeaveGuard';

const ELSEWHERE = '/about-us';

function Page({ active }: { active: boolean }) {
  useLeaveGuard(active, 'Leave?');
  return (
    <>
      <a href={ELSEWHERE}>About</a>
      <a href="#field">Field</a>
      <a href="/guide.pdf" target="_blank">
        Guide
      </a>
    </>
  );
}

/** Whether a click on a link was stopped. */
function stopped(name: string): boolean {
  const link = screen.getByRole('link', { name });
  // jsdom follows no links: whatever is left of the click ends here.
  const event = createEvent.click(link);
  let reached = false;
  link.addEventListener('click', (own) => {
    reached = true;
    own.preventDefault();
  });
  fireEvent(link, event);
  return !reached;
}

const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('asks before a half-filled form is left', () => {
  const confirm = jest
    .spyOn(window, 'confirm')
    .mockReturnValueOnce(false)
    .mockReturnValueOnce(true);
  render(<Page active />);
  expect(stopped('About')).toBe(true);
  expect(stopped('About')).toBe(false);
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(leaving()).toBe(true);
});

it.each(['Field', 'Guide'])('lets a link pass that leaves the form where it is: %s', (name) => {
  const confirm = jest.spyOn(window, 'confirm');
  render(<Page active />);
  expect(stopped(name)).toBe(false);
  expect(confirm).not.toHaveBeenCalled();
});

it('asks nothing while nothing is typed', () => {
  render(<Page active={false} />);
  expect(stopped('About')).toBe(false);
  expect(leaving()).toBe(false);
});
