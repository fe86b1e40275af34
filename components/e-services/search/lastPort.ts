import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';

const KEY = DEVICE_STORAGE.vesselPort.name;

/** Port of the last search in this browser; empty without one or without storage. */
export function lastPort(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberPort(port: string): void {
  try {
    localStorage.setItem(KEY, port);
  } catch {
    // Storage is blocked: the next visit starts without a port.
  }
}
