import language from './language/language.css?inline';
import branding from './branding/branding.css?inline';

/**
 * Adds our own styles to the panel. The page that Strapi builds links no style sheet, so one that is
 * merely imported is built and never loaded.
 */
export function addStyles(): void {
  const style = document.createElement('style');
  style.textContent = branding + language;
  document.head.append(style);
}
