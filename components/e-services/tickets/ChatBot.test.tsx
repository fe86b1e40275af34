/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChatBot } from './ChatBot';

const labels = {
  start: 'Start the chat',
  loading: 'Loading the assistant',
  ready: 'The assistant is here',
  failed: 'The assistant did not load',
  withoutScripts: 'Needs scripts',
};
const SRC = 'https://bot.example/en.js';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${SRC}"]`)];
const button = () => screen.getByRole('button', { name: labels.start });

function ask(): HTMLScriptElement {
  button().focus();
  fireEvent.click(button());
  const script = scripts().at(-1);
  if (!script) throw new Error('No script was asked for');
  return script;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<ChatBot src={SRC} icon={<svg />} labels={labels} />);
});

afterEach(() => {
  jest.useRealTimers();
  scripts().forEach((script) => script.remove());
});

it('loads the script on request and focuses the message', () => {
  expect(scripts()).toEqual([]);
  const script = ask();
  expect(screen.getByRole('status').textContent).toBe(labels.loading);
  act(() => void script.dispatchEvent(new Event('load')));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(labels.ready);
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

it('offers a retry when the script fails or times out', () => {
  const script = ask();
  act(() => void script.dispatchEvent(new Event('error')));
  expect(screen.getByRole('status').textContent).toBe(labels.failed);
  expect(document.activeElement).toBe(button());
  ask();
  expect(scripts()).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(15_000));
  expect(screen.getByRole('status').textContent).toBe(labels.failed);
});
