/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CurrentNotices } from './CurrentNotices';

const DAY = 86_400_000;
const day = (offset: number) => new Date(Date.now() + offset * DAY).toISOString();

const notice = (id: string, from: number, to: number, current: boolean) => ({
  id,
  startsAt: day(from),
  endsAt: day(to),
  current,
  notice: id,
});

it('shows current notices by the visitor’s clock, not by the time of rendering', () => {
  const items = [
    notice('coming', 1, 2, true),
    notice('current', -1, 1, false),
    notice('past', -3, -1, true),
  ];
  render(<CurrentNotices title="Notices" items={items} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'current',
  ]);
  const html = renderToString(<CurrentNotices title="Notices" items={items} />);
  expect(html).not.toContain('>current<');
});

it('is not an empty region', () => {
  const { container } = render(
    <CurrentNotices title="Notices" items={[notice('past', -3, -1, true)]} />,
  );
  expect(container.childElementCount).toBe(0);
});
