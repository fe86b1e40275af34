import { colours } from './colours';
import mark from './logo-mark.svg';

export const brand = {
  auth: { logo: mark },
  menu: { logo: mark },
  head: { favicon: mark },
  theme: {
    light: { colors: colours.light },
    dark: { colors: colours.dark },
  },
};
