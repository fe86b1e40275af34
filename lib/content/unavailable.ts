import { shortenPageLifetime } from './cached-loader';
import { ContentUnavailableError } from './errors';

/**
 * For parts that a page can do without: undefined while the content API is away and the content was
 * never loaded. The page then expires soon.
 */
export async function ifAvailable<Value>(content: Promise<Value>): Promise<Value | undefined> {
  try {
    return await content;
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    await shortenPageLifetime();
    return undefined;
  }
}
