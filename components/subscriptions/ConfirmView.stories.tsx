import { state } from '@/tools/gallery/state';
import { ConfirmView } from './ConfirmView';

export default {};

export const Ask = state(({ locale }) => (
  <ConfirmView locale={locale} token="sample" done={null} />
));

export const Confirmed = state(({ locale }) => (
  <ConfirmView locale={locale} token="sample" done="confirmed" />
));

export const Expired = state(({ locale }) => <ConfirmView locale={locale} token="" done={null} />);

export const Failed = state(({ locale }) => (
  <ConfirmView locale={locale} token="sample" done="failed" />
));
