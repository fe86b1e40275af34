/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ViewNav } from './ViewNav';

beforeAll(() => {
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility = function checkVisibility() {
    return this.closest('[hidden]') === null;
  };
});

interface Page {
  readonly current: string;
  readonly name?: string;
  readonly closed?: boolean;
}

function openPage({ current, name = 'ports', closed = false }: Page) {
  return render(
    <ViewNav name={name} label="Ports">
      <details hidden={!closed}>
        <summary tabIndex={0}>chooser</summary>
      </details>
      <div hidden={closed}>
        {['a', 'b'].map((port) => (
          <a
            key={port}
            href={`/ports?port=${port}`}
            aria-current={port === current ? 'page' : undefined}
            // Simulates the router, which handles plain clicks.
            onClick={(event) => !event.ctrlKey && event.preventDefault()}
          >
            {port}
          </a>
        ))}
      </div>
    </ViewNav>,
  );
}

it('restores the focus to the current entry after a navigation', () => {
  const { unmount } = openPage({ current: 'a' });
  fireEvent.click(screen.getByText('b'));
  unmount();
  openPage({ current: 'b' });
  expect(document.activeElement).toBe(screen.getByText('b'));
});

it('restores the focus to the summary of a closed list', () => {
  const { unmount } = openPage({ current: 'a', closed: true });
  fireEvent.click(screen.getByText('b'));
  unmount();
  openPage({ current: 'b', closed: true });
  expect(document.activeElement).toBe(screen.getByText('chooser'));
});

it('does not move the focus on a first visit, after another navigation and in a new tab', () => {
  const first = openPage({ current: 'a' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByText('a'));
  first.unmount();
  const second = openPage({ current: 'a' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByText('b'));
  second.unmount();
  openPage({ current: 'b', name: 'regulations' });
  expect(document.activeElement).toBe(document.body);
});
