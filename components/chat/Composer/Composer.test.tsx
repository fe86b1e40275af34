/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import en from '@/messages/en.json';
import { Composer } from './Composer';

const labels = { locale: 'en', text: en.chat, hours: '' } as const;
const onWrite = jest.fn();

function typed(): HTMLElement {
  render(<Composer labels={labels} onWrite={onWrite} />);
  const input = screen.getByRole('textbox');
  fireEvent.change(input, { target: { value: 'にほん' } });
  return input;
}

it('sends with Enter', () => {
  fireEvent.keyDown(typed(), { key: 'Enter', keyCode: 13 });
  expect(onWrite).toHaveBeenCalledWith('にほん');
});

it.each([
  ['other browsers', { isComposing: true, keyCode: 229 }],
  ['Safari, which ends the composition before the key', { isComposing: false, keyCode: 229 }],
])('ignores Enter of an input method in %s', (_, key) => {
  fireEvent.keyDown(typed(), { key: 'Enter', ...key });
  expect(onWrite).not.toHaveBeenCalled();
});
