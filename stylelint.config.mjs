/** Physical directions do not follow the page from right-to-left to left-to-right. */
const PHYSICAL_PROPERTIES = [
  /^(top|right|bottom|left)$/,
  /^(min-|max-)?(width|height)$/,
  /^(scroll-)?(margin|padding)-(top|right|bottom|left)$/,
  /^border-(top|right|bottom|left)/,
  /^contain-intrinsic-(width|height)$/,
];

const COLOR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

/** @type {import('stylelint').Config} */
const config = {
  extends: ['stylelint-config-recommended'],
  rules: {
    'property-disallowed-list': [
      PHYSICAL_PROPERTIES,
      { message: (property) => `Use the logical property instead of "${property}".` },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(text-align|float|clear|caption-side)$/': ['left', 'right'],
      },
      { message: (property) => `Use "start" and "end" or their inline forms for "${property}".` },
    ],
    'color-no-hex': [true, { message: 'Use a color token of app/styles/tokens.css.' }],
    'color-named': ['never', { message: 'Use a color token of app/styles/tokens.css.' }],
    'function-disallowed-list': [
      COLOR_FUNCTIONS,
      { message: 'Use a color token of app/styles/tokens.css.' },
    ],
    'declaration-property-unit-disallowed-list': [
      { 'font-size': ['px', 'pt'] },
      { message: "Use rem or a size token: text must follow the visitor's font size." },
    ],
    // :global and :local of CSS modules, and what they export.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // The order of rules follows the reading order of the component, and layers settle conflicts.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['app/styles/tokens.css', 'app/styles/print.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'declaration-property-unit-disallowed-list': null,
      },
    },
  ],
  ignoreFiles: ['.next/**', '.data/**', 'public/**', 'backends/**', 'node_modules/**'],
  reportNeedlessDisables: true,
};

export default config;
