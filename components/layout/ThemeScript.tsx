import { THEME_SCRIPT } from '@/lib/security-headers/theme-script';

/** Inline script that sets the theme before the first paint. */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />;
}
