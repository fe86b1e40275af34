import { config } from '../config';
import { isObject } from '../content/wire';
import { failureReason } from './reasons';
import type { Finding, Section } from './report';

const TIMEOUT_MS = 10_000;
const ABOUT = 'negotiate';
const WITHOUT = 'Then the chat stays disconnected; CHAT_HUB_URL=none offers the callback alone.';

/** Negotiates a connection like the SignalR client. */
export async function checkHub(): Promise<Section | undefined> {
  const { chatHub, siteUrl } = config();
  if (!chatHub) return undefined;
  const began = performance.now();
  const findings = [await negotiated(chatHub.url, chatHub.accessToken, siteUrl)];
  const ms = Math.round(performance.now() - began);
  return {
    title: 'Chat hub',
    url: chatHub.url,
    findings,
    times: [{ call: 'negotiate', count: 1, median: ms, slowest: ms }],
    leftOut: 0,
  };
}

async function negotiated(url: string, token: string, origin: string): Promise<Finding> {
  const wrong = (sentence: string): Finding => ({
    state: 'wrong',
    about: ABOUT,
    sentence: `${sentence}. ${WITHOUT}`,
  });
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { Origin: origin, ...(token && { Authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return wrong(`status ${response.status}`);
    const body: unknown = await response.json();
    const transports = isObject(body) ? [body.availableTransports].flat() : [];
    const names = transports.flatMap((entry) => (isObject(entry) ? [String(entry.transport)] : []));
    const isRedirect = isObject(body) && typeof body.url === 'string';
    if (!isRedirect && !names.includes('WebSockets')) return wrong('offers no WebSockets');
    const sentence = isRedirect ? 'leads to another address.' : `offers ${names.join(', ')}.`;
    return { state: 'ok', about: ABOUT, sentence };
  } catch (error) {
    return wrong(failureReason(error));
  }
}
