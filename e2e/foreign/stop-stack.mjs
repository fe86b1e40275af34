export default async function stopStack() {
  await globalThis.stopForeignStack?.();
}
