import { setTimeout as pause } from 'node:timers/promises';

/** Polls until there is a result; fails after twenty seconds. */
export async function until<Found>(
  look: () => Found | undefined | false | Promise<Found | undefined | false>,
): Promise<Found> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await pause(50);
  }
  throw new Error('It did not happen.');
}
