import { LANGUAGE_SCRIPT } from '@/lib/security-headers/language-script';

/** Inline script that redirects visitors who chose English from Arabic pages. */
export function LanguageScript() {
  return <script dangerouslySetInnerHTML={{ __html: LANGUAGE_SCRIPT }} />;
}
