/** The used subset of the Network Information API; not all browsers have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SLOW = ['slow-2g', '2g', '3g'];

/**
 * True if optional downloads should wait for a request: Save-Data is on, or the connection is slow.
 * False on the server and in browsers without the API.
 */
export function prefersLessData(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '');
}
