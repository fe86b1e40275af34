import language from './language/language.css?inline';
import room from './room/room.css?inline';

/**
 * Adds our own styles to the panel. The page that Strapi builds links no style sheet, so one that is
 * merely imported is built and never loaded.
 */
export function addStyles(): void {
  const style = document.createElement('style');
  style.textContent = room + language;
  document.head.append(style);
}
