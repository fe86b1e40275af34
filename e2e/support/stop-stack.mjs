/** Stops what the global set-up of a Jest configuration has started. */
export default async function stopStack() {
  await globalThis.stopStack?.();
}
