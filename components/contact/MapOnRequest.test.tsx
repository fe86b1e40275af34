/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { MapOnRequest } from './MapOnRequest';

it('loads an embedded map on request only', () => {
  const labels = { show: 'Show the map', note: 'From an external site', frame: 'Map' };
  render(<MapOnRequest url="https://maps.example/embed" labels={labels} />);
  expect(screen.queryByTitle('Map')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  const frame = screen.getByTitle('Map');
  expect(frame.getAttribute('src')).toBe('https://maps.example/embed');
  expect(document.activeElement).toBe(frame);
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-popups');
});
