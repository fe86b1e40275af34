import { LANGUAGE_SCRIPT } from '@/lib/security-headers/language-script';

/** The script of Arabic pages that leads visitors who chose English to the English page. */
export function LanguageScript() {
  return <script dangerouslySetInnerHTML={{ __html: LANGUAGE_SCRIPT }} />;
}
