import { state } from '@/tools/gallery/state';
import { SectionTabs } from './SectionTabs';

export default {};

export const Videos = state(({ locale }) => <SectionTabs locale={locale} current="video" />);
