import mark from './logo-mark.svg';

/** The authority's mark and colours (app/styles/tokens.css) in place of the maker's. */
export const brand = {
  auth: { logo: mark },
  menu: { logo: mark },
  head: { favicon: mark },
  theme: {
    light: {
      colors: {
        primary100: '#e6f2f5',
        primary200: '#b5ced5',
        primary500: '#0f6b80',
        primary600: '#0b5566',
        primary700: '#072733',
        buttonPrimary500: '#0f6b80',
        buttonPrimary600: '#0b5566',
        // The maker's are too pale to read (WCAG 1.4.3).
        neutral500: '#666687',
        warning700: '#8a4300',
      },
    },
    dark: {},
  },
};
