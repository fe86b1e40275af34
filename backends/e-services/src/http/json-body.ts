import { Refusal, SENTENCES } from './errors.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a JSON object.
 * @throws Refusal for broken UTF-8, broken JSON, anything but an object, and a key given twice
 */
export function parseJsonObject(body: Buffer): Record<string, unknown> {
  let value: unknown;
  let text: string;
  try {
    text = utf8.decode(body);
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, SENTENCES.input);
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || hasRepeatedKey(text)) throw new Refusal(400, SENTENCES.input);
  return value as Record<string, unknown>;
}

/** Whether an object of a JSON text, which must be valid, has a key twice. */
function hasRepeatedKey(text: string): boolean {
  const open: { keys: Set<string> | undefined; atKey: boolean }[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    const innermost = open.at(-1);
    if (token === '{') open.push({ keys: new Set(), atKey: true });
    else if (token === '[') open.push({ keys: undefined, atKey: false });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',') {
      if (innermost) innermost.atKey = innermost.keys !== undefined;
    } else if (innermost?.atKey) {
      const key = JSON.parse(token) as string;
      if (innermost.keys?.has(key)) return true;
      innermost.keys?.add(key);
      innermost.atKey = false;
    }
  }
  return false;
}
