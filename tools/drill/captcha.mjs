/**
 * Opens a captcha in a visitor's browser and reads its code, as a person would.
 * @returns {Promise<{ captcha: string, headers: Record<string, string> }>} the field and headers to send
 * @throws Error where none is shown
 */
export async function solveCaptcha(stack, browser) {
  const { status, headers } = await browser.get('/api/captcha');
  const challenge = headers.get('x-captcha-challenge');
  if (status !== 200 || !challenge) throw new Error(`no captcha, status ${status}`);
  const [, jar = ''] = (browser.cookies['__Host-captcha'] ?? '').split('.');
  const kept = new URLSearchParams(
    Buffer.from(jar, 'base64url').toString('latin1').replaceAll('; ', '&'),
  );
  const query = new URLSearchParams({
    session: kept.get('captcha_session') ?? '',
    open: kept.get('captcha_open') ?? '',
  });
  const authorization = { Authorization: `Bearer ${stack.eServicesToken}` };
  // Directly from the service, without injected faults.
  for (const { port } of stack.eServices) {
    try {
      const url = `http://127.0.0.1:${port}/e-services-api/captcha/answers?${query}`;
      const response = await fetch(url, {
        headers: authorization,
        signal: AbortSignal.timeout(3000),
      });
      const { challenges } = await response.json();
      const answer = challenges.find(({ id }) => id === challenge)?.answer;
      if (answer) return { captcha: answer, headers: { 'X-Captcha-Challenge': challenge } };
    } catch {
      // This process is down: try another process.
    }
  }
  throw new Error('the code of the captcha could not be read');
}
