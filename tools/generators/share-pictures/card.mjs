import { readFileSync } from 'node:fs';
import { ROOT } from '../lib/project.mjs';

const file = (path) => readFileSync(new URL(`public/${path}`, ROOT));
const data = (path, type) => `url("data:${type};base64,${file(path).toString('base64')}")`;

/** Size of a share picture in pixels, the one that Open Graph clients expect. */
export const CARD = { width: 1200, height: 630 };

/**
 * The HTML of a share picture: illustration, logo, the authority's and the section's name in
 * `language`, and `foreignName`, the authority's name in the other language.
 */
export function cardPage({ language, illustration, position, authority, foreignName, section }) {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const foreign = language === 'ar' ? 'en' : 'ar';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<style>
  @font-face { font-family: Readex; src: ${data('fonts/readex-pro-arabic.woff2', 'font/woff2')}; font-weight: 160 700; unicode-range: U+0600-06FF, U+FB50-FDFF, U+FE70-FEFC; }
  @font-face { font-family: Readex; src: ${data('fonts/readex-pro-latin.woff2', 'font/woff2')}; font-weight: 160 700; unicode-range: U+0000-00FF, U+2000-206F; }
  * { box-sizing: border-box; margin: 0; }
  body { width: ${CARD.width}px; height: ${CARD.height}px; display: grid; grid-template: 1fr 18px / 560px 1fr; background: #072733; color: #fff; font-family: Readex; overflow: hidden; }
  .text { position: relative; display: grid; grid-template-rows: auto 1fr auto; padding: 60px 64px 48px; background: #072733; }
  .text::before { content: ''; position: absolute; inset: 0; opacity: .8; background: ${data('images/texture-isobaths.svg', 'image/svg+xml')} center / cover; }
  [dir='rtl'] .text::before { transform: scaleX(-1); }
  .text > * { position: relative; }
  .mark { width: 112px; height: 112px; background: ${data('images/logo-mark-reverse.svg', 'image/svg+xml')} center / contain no-repeat; }
  .name { align-self: center; font-size: ${language === 'ar' ? 58 : 54}px; font-weight: 600; line-height: 1.22; letter-spacing: ${language === 'ar' ? 0 : '-.015em'}; }
  .section { display: block; margin-top: 22px; font-size: 30px; font-weight: 400; line-height: 1.4; letter-spacing: 0; color: #e9cf8f; }
  .foreign { font-size: ${language === 'ar' ? 21 : 23}px; font-weight: 360; color: #b5ced5; }
  .picture { background: ${data(`images/${illustration}.svg`, 'image/svg+xml')} ${position} / cover; }
  .line { grid-column: 1 / -1; border-block: 3px solid #072733; background: repeating-linear-gradient(to right, #e9cf8f 0 60px, #072733 60px 120px); }
</style>
<div class="text">
  <div class="mark"></div>
  <p class="name">${authority}<span class="section">${section}</span></p>
  <p class="foreign" lang="${foreign}" dir="${foreign === 'ar' ? 'rtl' : 'ltr'}" style="text-align: ${language === 'ar' ? 'right' : 'left'}">${foreignName}</p>
</div>
<div class="picture"></div>
<div class="line"></div>
</html>`;
}
