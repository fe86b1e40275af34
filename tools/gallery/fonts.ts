/** Brand fonts that block the first state: with the site's `optional` a late file is not used. */
let loading: Promise<void> | undefined;

/** Loads the brand fonts of app/styles/fonts.css once. */
export async function loadBrandFonts(): Promise<object> {
  await (loading ??= load());
  return {};
}

async function load(): Promise<void> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText)
    .filter((text) => text.includes('font-display: optional'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.map((text) => text.replace('optional', 'block')).join('\n'));
  document.adoptedStyleSheets.push(sheet);
  const blocking = [...document.fonts].filter(({ display }) => display === 'block');
  await Promise.all(blocking.map((face) => face.load()));
}
