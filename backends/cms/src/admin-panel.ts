import fs from 'node:fs';
import path from 'node:path';
import { ADMIN_BUILD } from './paths';

const NOTE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Editors' panel</title>
<p>The editors' panel is not built yet. "npm run build:admin" builds it; then reload this page.</p>
<p lang="ar" dir="rtl">لم تُبنَ لوحة المحررين بعد. أعد تحميل الصفحة بعد انتهاء البناء.</p>
</html>
`;

export function isAdminBuilt(): boolean {
  return (
    fs.existsSync(ADMIN_BUILD) && fs.readdirSync(ADMIN_BUILD).some((file) => file.endsWith('.js'))
  );
}

/** Writes a placeholder page: Strapi requires the build folder at startup only. */
export function ensureAdminNote(): void {
  if (isAdminBuilt()) return;
  fs.mkdirSync(ADMIN_BUILD, { recursive: true });
  fs.writeFileSync(path.join(ADMIN_BUILD, 'index.html'), NOTE);
}
