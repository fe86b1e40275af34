/** The subset of the Network Information API that is used; not all browsers have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SLOW = ['slow-2g', '2g', '3g'];

/**
 * Whether what a page can do without should wait until it is asked for: the visitor saves data, or
 * the connection is slow. False on the server and where the browser does not say.
 */
export function sparesData(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '');
}
