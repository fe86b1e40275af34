import { StaticMarkup } from '../ui/StaticMarkup/StaticMarkup';
import { LANGUAGE_SCRIPT } from '@/lib/http/language-script';

/** The script of Arabic pages that leads visitors who chose English to the English page. */
export function LanguageScript() {
  return <StaticMarkup as="script" html={LANGUAGE_SCRIPT} />;
}
