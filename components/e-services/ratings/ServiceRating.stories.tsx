import { state } from '@/tools/gallery/state';
import { ServiceRating } from './ServiceRating';

export default {};

export const Question = state(({ locale }) => <ServiceRating locale={locale} service="sla" />);
