import { ERRORS } from '@ports-authority/e-services-contract';
import { Refusal } from './errors.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON object.
 * @throws Refusal for invalid UTF-8, invalid JSON, anything but an object, and duplicate keys
 */
export function parseJsonObject(body: Buffer): Record<string, unknown> {
  let value: unknown;
  let text: string;
  try {
    text = utf8.decode(body);
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, ERRORS.input);
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || hasRepeatedKey(text)) throw new Refusal(400, ERRORS.input);
  return value as Record<string, unknown>;
}

/** True if any object in a valid JSON text has a duplicate key. */
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
