/** @jest-environment node */
import { prerender } from 'react-dom/static';
import messages from '@/messages/en.json';
import { TrackView } from './TrackView';

jest.mock('next-intl/server', () =>
  jest.requireActual<object>('../../../tools/gallery/mocks/next-intl-server'),
);

async function text(number: string, isComplete: boolean): Promise<string> {
  const { prelude } = await prerender(
    <TrackView locale="en" services={[]} targets={[]} {...{ number, isComplete }} />,
  );
  return new Response(prelude).text();
}

it('calls a number unknown only after every lookup', async () => {
  const { unknown, unavailable } = messages.track;
  expect(await text('12 x', true)).toContain(unknown);
  const shown = await text('2026/014', false);
  expect(shown).toContain(unavailable);
  expect(shown).not.toContain(unknown);
  expect(await text('', true)).not.toMatch(new RegExp(`${unknown}|${unavailable}`));
});
