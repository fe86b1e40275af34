import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

/*
 * Draws the two organisational charts with a browser, which shapes Arabic.
 * FONTS is the folder with readex-pro-arabic.woff2 and readex-pro-latin.woff2; CHROMIUM the browser to use.
 */
const FONTS = process.env.FONTS;
const CHROMIUM = process.env.CHROMIUM ?? 'chromium';
if (!FONTS) throw new Error('set FONTS to the folder of the Readex Pro files');
const MEDIA = new URL('../../media/', import.meta.url);

/** The same units as in seed/content/organizational-charts.ts, which the page draws as a diagram. */
const CHART = [
  [
    'قطاع العمليات البحرية',
    'Marine Operations',
    ['الإدارة العامة للإرشاد وحركة السفن', 'Pilotage and Vessel Traffic'],
    ['الإدارة العامة للسلامة والبيئة', 'Safety and Environment'],
    ['الإدارة العامة للمساعدات الملاحية', 'Aids to Navigation'],
  ],
  [
    'قطاع تطوير الأعمال والاستثمار',
    'Business Development and Investment',
    ['الإدارة العامة لعقود التشغيل', 'Operating Contracts'],
    ['الإدارة العامة للمناطق اللوجستية', 'Logistics Zones'],
    ['الإدارة العامة لتأجير المرافق', 'Facility Rentals'],
  ],
  [
    'قطاع الهندسة والمشاريع',
    'Engineering and Projects',
    ['الإدارة العامة للتخطيط والتصميم', 'Planning and Design'],
    ['الإدارة العامة لتنفيذ المشاريع', 'Project Delivery'],
    ['الإدارة العامة للصيانة', 'Maintenance'],
  ],
  [
    'قطاع الشؤون التنظيمية والتراخيص',
    'Regulation and Licensing',
    ['الإدارة العامة للأنظمة واللوائح', 'Laws and Regulations'],
    ['الإدارة العامة للتراخيص', 'Licences'],
    ['الإدارة العامة للرقابة والالتزام', 'Inspection and Compliance'],
  ],
  [
    'قطاع التحول الرقمي',
    'Digital Transformation',
    ['الإدارة العامة للخدمات الإلكترونية', 'E-services'],
    ['مكتب إدارة البيانات', 'Data Management Office'],
    ['الإدارة العامة للأمن السيبراني', 'Cyber Security'],
  ],
  [
    'قطاع الخدمات المشتركة',
    'Corporate Services',
    ['الإدارة العامة للموارد البشرية', 'Human Resources'],
    ['الإدارة العامة للشؤون المالية', 'Finance'],
    ['الإدارة العامة للمشتريات والمستودعات', 'Procurement and Warehouses'],
  ],
];

const TEXTS = {
  'org-chart-ar.webp': {
    ar: 'الهيكل التنظيمي للهيئة بالعربية: مجلس الإدارة ثم الرئيس ثم ستة قطاعات وإداراتها',
    en: 'Organisational chart in Arabic: the Board of Directors, the President, then six sectors and their departments',
  },
  'org-chart-en.webp': {
    ar: 'الهيكل التنظيمي للهيئة بالإنجليزية: مجلس الإدارة ثم الرئيس ثم ستة قطاعات وإداراتها',
    en: 'Organisational chart in English: the Board of Directors, the President, then six sectors and their departments',
  },
};

const font = async (name) =>
  `data:font/woff2;base64,${(await readFile(join(FONTS, name))).toString('base64')}`;

/** The chart as one web page of 1600 × 1000 px in the given language. */
async function page(language) {
  const pick = language === 'ar' ? 0 : 1;
  const sectors = CHART.map(
    (sector) =>
      `<li><b>${sector[pick]}</b><ul>${sector
        .slice(2)
        .map((unit) => `<li>${unit[pick]}</li>`)
        .join('')}</ul></li>`,
  ).join('');
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>
@font-face{font-family:R;src:url(${await font('readex-pro-arabic.woff2')});font-weight:160 700;unicode-range:U+0600-06FF,U+FB50-FEFF}
@font-face{font-family:R;src:url(${await font('readex-pro-latin.woff2')});font-weight:160 700;unicode-range:U+0000-05FF,U+2000-20FF}
*{box-sizing:border-box;margin:0;padding:0}
body{width:1600px;height:1000px;overflow:hidden;background:#f3f8fa;font:400 20px/1.45 R;color:#0d2731;padding:72px 40px 0}
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
</style><body><div class="top">${['مجلس الإدارة', 'Board of Directors'][pick]}</div><div class="stem"></div><div class="top second">${['الرئيس', 'President'][pick]}</div><div class="stem"></div><ol>${sectors}</ol></body></html>`;
}

const work = await mkdtemp(join(tmpdir(), 'chart-'));
try {
  await mkdir(new URL('org-chart/', MEDIA), { recursive: true });
  for (const language of ['ar', 'en']) {
    const source = join(work, `${language}.html`);
    const shot = join(work, `${language}.png`);
    await writeFile(source, await page(language));
    await promisify(execFile)(CHROMIUM, [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--window-size=1600,1000',
      '--virtual-time-budget=3000',
      `--user-data-dir=${join(work, 'profile')}`,
      `--screenshot=${shot}`,
      `file://${source}`,
    ]);
    await sharp(shot)
      .extract({ left: 0, top: 0, width: 1600, height: 1000 })
      .webp({ quality: 84, effort: 6, preset: 'drawing' })
      .toFile(new URL(`org-chart/org-chart-${language}.webp`, MEDIA).pathname);
  }
  await writeFile(
    new URL('alternative-texts/org-chart.json', MEDIA),
    `${JSON.stringify(TEXTS, null, 2)}\n`,
  );
} finally {
  await rm(work, { recursive: true, force: true });
}
