/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { ui } from '@/messages/en.json';
import type { EmblaProps } from '../Embla';
import { OrganizationRow } from './OrganizationRow';

const { carousel } = ui;

const embla = { scrollPrev: jest.fn(), scrollNext: jest.fn() };
let load: (() => void) | undefined;

jest.mock('../Embla', () => ({
  Embla: ({ onStart }: EmblaProps) => {
    useEffect(() => {
      load = () => onStart(embla as never);
    }, [onStart]);
    return null;
  },
}));

it('moves by what was pressed while its script was loading, and then at once', async () => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  render(
    <OrganizationRow
      direction="ltr"
      labels={{ ...carousel, slides: [] }}
      heading={<h2>Organisations</h2>}
      several
      row={<ul />}
    />,
  );
  const press = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await press(carousel.next);
  await press(carousel.next);
  await press(carousel.previous);
  expect(embla.scrollNext).not.toHaveBeenCalled();
  await act(async () => load?.());
  expect(embla.scrollNext).toHaveBeenCalledTimes(2);
  expect(embla.scrollPrev).toHaveBeenCalledTimes(1);
  await press(carousel.next);
  expect(embla.scrollNext).toHaveBeenCalledTimes(3);
});
