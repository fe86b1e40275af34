import language from './language/language.css?inline';
import branding from './branding/branding.css?inline';

/** Strapi's HTML links no style sheet: an imported CSS file would be built and never loaded. */
export function addStyles(): void {
  const style = document.createElement('style');
  style.textContent = branding + language;
  document.head.append(style);
}
