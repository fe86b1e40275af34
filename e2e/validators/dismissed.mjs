/**
 * Accepted findings with the reason. All other findings fail the test, and so does an unused pattern.
 * @type {Record<'html' | 'accessibility' | 'openApi' | 'catalogue' | 'calendars',
 * import('./findings.mjs').Dismissal[]>}
 */
export const dismissed = {
  html: [
    {
      pattern: /^info: Trailing slash on void elements/,
      reason: 'React writes void elements with a slash, which HTML ignores.',
    },
    {
      pattern: /(?:“table”|“rowgroup”|“row”|“columnheader”|“rowheader”|“cell”) role is unnecessary/,
      reason:
        'Tables become blocks on phones, which takes their roles away; the attributes keep them.',
    },
    {
      pattern: /“role” attribute must not be used on a “(?:tr|th|td)” element/,
      reason: 'The same roles of tables that are blocks on phones.',
    },
    {
      pattern: /^error: Every active “role=tab” element must have a corresponding “role=tabpanel”/,
      reason: 'Panels get the role when scripts run; without them the tabs are hidden.',
    },
    {
      pattern: /^error: Bad value “” for attribute “action” on element “form”/,
      reason: 'React writes it for a server action; the form is posted to its own page.',
    },
    {
      pattern: /^info: To set the document’s location as the action for a form/,
      reason: 'The same attribute of React.',
    },
    {
      pattern: /^error: Attribute “disablepictureinpicture” not allowed on element “video”/,
      reason: 'An attribute of W3C Picture-in-Picture, which the checker does not know.',
    },
    {
      pattern: /^warning: Section lacks heading/,
      reason: 'A live region of results has its heading as soon as there are results.',
    },
  ],
  accessibility: [
    {
      pattern: /^color-contrast-enhanced:/,
      reason: 'WCAG AAA, which the site does not claim: tags have 6.6:1, AA asks for 4.5:1.',
    },
  ],
  openApi: [],
  catalogue: [],
  calendars: [],
};
