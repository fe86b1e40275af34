/**
 * Draws the organisational chart in both languages into seed/media/org-chart, from the same seed
 * entry that the site renders as a diagram: npm run org-chart
 */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { show, withPage } from '../lib/browser.mjs';
import { ROOT, SEED_MEDIA, seedEntries } from '../lib/project.mjs';

const SIZE = { width: 1600, height: 1000 };

const font = async (name) => {
  const file = await readFile(new URL(`public/fonts/${name}`, ROOT));
  return `data:font/woff2;base64,${file.toString('base64')}`;
};

/** The chart as a web page of SIZE: the board, the president, then the sectors side by side. */
async function chartPage(language, board) {
  const [president] = board.children;
  const sectors = president.children.map(
    ({ name, children }) =>
      `<li><b>${name}</b><ul>${children.map((unit) => `<li>${unit.name}</li>`).join('')}</ul></li>`,
  );
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>
@font-face{font-family:R;src:url(${await font('readex-pro-arabic.woff2')});font-weight:160 700;unicode-range:U+0600-06FF,U+FB50-FEFF}
@font-face{font-family:R;src:url(${await font('readex-pro-latin.woff2')});font-weight:160 700;unicode-range:U+0000-05FF,U+2000-20FF}
*{box-sizing:border-box;margin:0;padding:0}
body{width:${SIZE.width}px;height:${SIZE.height}px;overflow:hidden;background:#f3f8fa;font:400 20px/1.45 R;color:#0d2731;padding:72px 40px 0}
.top{width:440px;margin:0 auto;text-align:center;background:#072733;color:#f1f6f7;font-weight:580;font-size:30px;padding:28px 24px;border-top:7px solid #e2572b}
.second{background:#0b5566;border-top-color:#e9cf8f}
.stem{width:4px;height:66px;background:#5f7a85;margin:0 auto}
ol,ul{list-style:none}
ol{display:flex;justify-content:space-between;margin:0 130px;border-top:4px solid #5f7a85}
ol>li{position:relative;flex:0 0 0;width:0;padding-top:60px}
ol>li>*{width:240px;margin-inline-start:-120px}
ol>li::before{content:"";position:absolute;top:0;inset-inline-start:-2px;width:4px;height:60px;background:#5f7a85;margin:0}
b{display:flex;align-items:center;justify-content:center;min-height:136px;padding:12px;text-align:center;background:#fff;border:2px solid #0b5566;border-top:7px solid #0b5566;font-weight:560;font-size:21px;color:#072733}
ol ul{padding-top:14px}
ol ul li{background:#e6f2f5;border-inline-start:5px solid #e9cf8f;margin-top:14px;display:flex;align-items:center;padding:10px 14px;min-height:88px;width:240px}
</style><body><div class="top">${board.name}</div><div class="stem"></div><div class="top second">${president.name}</div><div class="stem"></div><ol>${sectors.join('')}</ol></body></html>`;
}

const folder = path.join(SEED_MEDIA, 'org-chart');
await mkdir(folder, { recursive: true });
const [entry] = seedEntries('organizational-charts');
await withPage(async (page) => {
  for (const language of ['ar', 'en']) {
    await show(page, await chartPage(language, entry[language].Structure));
    await sharp(await page.screenshot())
      .webp({ quality: 84, effort: 6, preset: 'drawing' })
      .toFile(path.join(folder, entry[language].Image));
  }
}, SIZE);
