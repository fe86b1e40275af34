/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PageLink } from '../ui/PageLink/PageLink';
import { SoftNavigation } from './SoftNavigation';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const href = '/en/circulars?year=2024#list';

function shown(onClick?: (event: { preventDefault(): void }) => void) {
  render(
    <>
      <SoftNavigation />
      <PageLink href={href} onClick={onClick}>
        <b>Circulars</b>
      </PageLink>
      <a href="/media/file.pdf">File</a>
      <PageLink href="https://other.example/page">Elsewhere</PageLink>
    </>,
  );
}

/** Whether the browser is left to follow a link. */
const leaves = (name: string, init: MouseEventInit = {}) =>
  fireEvent.click(screen.getByText(name), init);

beforeEach(() => push.mockClear());

it('follows a link to a page through the router, wherever in it the click is', () => {
  shown();
  expect(leaves('Circulars')).toBe(false);
  expect(push.mock.calls).toEqual([[href]]);
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click with %j to the browser', (init) => {
  shown();
  expect(leaves('Circulars', init)).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

it.each(['File', 'Elsewhere'])('leaves other links to the browser: %s', (name) => {
  shown();
  expect(leaves(name)).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

it('leaves a click alone that a component has handled', () => {
  shown((event) => event.preventDefault());
  leaves('Circulars');
  expect(push).not.toHaveBeenCalled();
});
