import { CONTACT } from '@/tools/gallery/samples';
import { state } from '@/tools/gallery/state';
import { UnavailableNotice } from './UnavailableNotice';

export default {};

const ignore = () => {};

export const Idle = state(() => (
  <UnavailableNotice phone={CONTACT.shortNumber} asking={false} onRetry={ignore} />
));

export const AskingAgain = state(() => (
  <UnavailableNotice phone={CONTACT.shortNumber} asking onRetry={ignore} />
));
