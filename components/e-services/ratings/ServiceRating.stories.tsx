import { state } from '@/tools/gallery/state';
import { ServiceRating } from './ServiceRating';

export default {};

export const Question = state(({ locale }) => <ServiceRating locale={locale} service="sla" />);

export const Open = state(
  ({ locale }) => <ServiceRating locale={locale} service="sla" />,
  async ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
);
