/** Next bundles the middleware, which counts; the server, which ends the process, reaches it this way. */
const globals = globalThis as typeof globalThis & {
  portsRedirectHits?: { readonly save: () => Promise<void> };
};

/** Writes down how often old addresses were asked for, for the end of the process. */
export async function saveHits(): Promise<void> {
  await globals.portsRedirectHits?.save();
}
