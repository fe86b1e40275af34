/** Stops what the tests have started. */
export default async function stopStack() {
  await globalThis.stopForeignStack?.();
}
