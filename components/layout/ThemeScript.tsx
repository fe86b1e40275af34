import { THEME_SCRIPT } from '@/lib/http/theme-script';

/** The script that sets the theme before the first paint. */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />;
}
