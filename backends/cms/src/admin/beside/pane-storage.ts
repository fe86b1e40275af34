import { settingsFrom, type PaneSettings } from './pane-settings';

const KEY = 'preview-beside';

export function readSettings(): PaneSettings {
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return settingsFrom(null);
  }
}

export function storeSettings(settings: PaneSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Full, or forbidden: then it is as usual next time.
  }
}
