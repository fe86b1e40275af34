/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useLeaveGuard } from './useLeaveGuard';

const ELSEWHERE = '/about-us';
const OTHER_LANGUAGE = '/en/?lang=en';

function Page({
  active,
  survivesLanguage = true,
  isDrafted = false,
}: {
  active: boolean;
  survivesLanguage?: boolean;
  isDrafted?: boolean;
}) {
  useLeaveGuard({
    active,
    question: 'Leave?',
    survivesLanguage: () => survivesLanguage,
    isDrafted: () => isDrafted,
  });
  return (
    <>
      <a href={ELSEWHERE}>About</a>
      <a href="#field">Field</a>
      <a href="/guide.pdf" target="_blank">
        Guide
      </a>
      <a href="tel:19990">Call</a>
      <a href="mailto:help@example.com">Write</a>
      <a href="/guide.pdf" download>
        Download
      </a>
      <a href={OTHER_LANGUAGE} hrefLang="en">
        English
      </a>
    </>
  );
}

function stopped(name: string): boolean {
  const link = screen.getByRole('link', { name });
  // jsdom does not navigate: the click ends here.
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

it('confirms leaving a half-filled form', () => {
  const confirm = jest
    .spyOn(window, 'confirm')
    .mockReturnValueOnce(false)
    .mockReturnValueOnce(true);
  render(<Page active />);
  expect(stopped('About')).toBe(true);
  expect(stopped('About')).toBe(false);
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('lets a page be left whose draft has everything', () => {
  const confirm = jest.spyOn(window, 'confirm');
  render(<Page active isDrafted />);
  expect(stopped('About')).toBe(false);
  expect(confirm).not.toHaveBeenCalled();
});

it('confirms once for a link that loads a document, such as the language switch', () => {
  jest.useFakeTimers();
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  render(<Page active />);
  expect(leaving()).toBe(true);
  expect(stopped('About')).toBe(false);
  expect(leaving()).toBe(false);
  jest.setSystemTime(Date.now() + 5000);
  expect(leaving()).toBe(true);
  jest.useRealTimers();
});

it.each(['Field', 'Guide'])('lets a link pass that leaves the form where it is: %s', (name) => {
  const confirm = jest.spyOn(window, 'confirm');
  render(<Page active />);
  expect(stopped(name)).toBe(false);
  expect(confirm).not.toHaveBeenCalled();
});

it.each(['Call', 'Write', 'Download', 'English'])('sends no request before %s', (name) => {
  jest.useFakeTimers();
  const confirm = jest.spyOn(window, 'confirm');
  render(<Page active />);
  expect(stopped(name)).toBe(false);
  expect(leaving()).toBe(false);
  expect(confirm).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 5000);
  expect(leaving()).toBe(true);
  jest.useRealTimers();
});

it('confirms a language switch that loses data', () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false);
  render(<Page active survivesLanguage={false} />);
  expect(stopped('English')).toBe(true);
  expect(confirm).toHaveBeenCalledTimes(1);
});

describe('a step in the history', () => {
  const steps = new EventTarget();

  beforeAll(() => Object.assign(window, { navigation: steps }));
  afterAll(() => Reflect.deleteProperty(window, 'navigation'));

  function isStopped(path: string, navigationType = 'traverse', sameDocument = true): boolean {
    const url = `http://localhost${path}`;
    const event = new Event('navigate', { cancelable: true });
    steps.dispatchEvent(
      Object.assign(event, { navigationType, destination: { url, sameDocument } }),
    );
    return event.defaultPrevented;
  }

  it('confirms a navigation to another page', () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    render(<Page active />);
    expect(isStopped(ELSEWHERE)).toBe(true);
    expect(isStopped(ELSEWHERE)).toBe(false);
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('allows a link that stays on the page or has its own confirmation', () => {
    const confirm = jest.spyOn(window, 'confirm');
    render(<Page active />);
    expect(isStopped('/#field')).toBe(false);
    expect(isStopped(ELSEWHERE, 'push')).toBe(false);
    expect(isStopped(ELSEWHERE, 'traverse', false)).toBe(false);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('allows leaving once the form is empty', () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { rerender } = render(<Page active />);
    rerender(<Page active={false} />);
    expect(isStopped(ELSEWHERE)).toBe(false);
    expect(confirm).not.toHaveBeenCalled();
  });
});

it('confirms nothing for an empty form', () => {
  render(<Page active={false} />);
  expect(stopped('About')).toBe(false);
  expect(leaving()).toBe(false);
});
