import { colours } from './colours';
import mark from './logo-mark.svg';

/** Logo and theme of the panel. */
export const brand = {
  auth: { logo: mark },
  menu: { logo: mark },
  head: { favicon: mark },
  theme: {
    light: { colors: colours.light },
    dark: { colors: colours.dark },
  },
};
