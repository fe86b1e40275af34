/** True for any response except 5xx within the time: third-party systems need not have a probe. */
export async function responds(url: string, timeoutMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
