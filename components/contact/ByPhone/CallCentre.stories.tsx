import { CONTACT } from '@/tools/gallery/samples';
import { state } from '@/tools/gallery/state';
import { CallCentre } from './CallCentre';

export default {};

export const WithNumber = state(({ locale, messages }) => (
  <CallCentre locale={locale} text={messages.byPhone.service} contact={CONTACT} />
));

export const WithoutNumber = state(({ locale, long }) => (
  <CallCentre locale={locale} text={long} contact={{ shortNumber: '', supportHours: '' }} />
));
