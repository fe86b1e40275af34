import { StaticMarkup } from '../ui/StaticMarkup/StaticMarkup';
import { THEME_SCRIPT } from '@/lib/http/theme-script';

/** The script that sets the theme before the first paint. */
export function ThemeScript() {
  return <StaticMarkup as="script" html={THEME_SCRIPT} />;
}
