import { state } from '@/tools/gallery/state';
import { ComingSoonView } from './ComingSoonView';

export default {};

export const Service = state(({ locale }) => (
  <ComingSoonView locale={locale} route="vesselSearch" />
));
