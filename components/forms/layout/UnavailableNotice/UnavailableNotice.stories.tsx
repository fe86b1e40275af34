import { CONTACT } from '@/gallery/samples';
import { state } from '@/gallery/state';
import { UnavailableNotice } from './UnavailableNotice';

export default {};

const ignore = () => {};

export const Idle = state(() => (
  <UnavailableNotice phone={CONTACT.shortNumber} asking={false} onRetry={ignore} />
));

export const AskingAgain = state(() => (
  <UnavailableNotice phone={CONTACT.shortNumber} asking onRetry={ignore} />
));
