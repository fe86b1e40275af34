/** The first match wins; others are `other`. */
const CLASSES: readonly [RegExp, string][] = [
  [/^\/api\/health(?:\/|$)/, 'probe'],
  [/^\/api\/contact-forms(?:\/|$)/, 'contact forms'],
  [/^\/api\/upload(?:\/|$)/, 'file of a contact form'],
  [/^\/api(?:\/|$)/, 'content'],
  [/^\/uploads\//, 'files'],
  [/^\/admin\/login$/, 'sign-in'],
  [/^\/upload(?:\/|$)/, 'media library'],
  [
    /^\/(?:admin|content-manager|content-type-builder|i18n|contact-forms|content-releases|review-workflows|users-permissions|email|homepage)(?:\/|$)/,
    'panel',
  ],
];

/** Maps a path to its route class: paths would be unbounded labels. */
export function routeClass(path: string): string {
  return CLASSES.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
