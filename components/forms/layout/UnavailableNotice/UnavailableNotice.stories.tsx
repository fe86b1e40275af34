import { CONTACT } from '@/tools/gallery/samples';
import { state } from '@/tools/gallery/state';
import { UnavailableNotice } from './UnavailableNotice';

export default {};

const ignore = () => {};

export const Idle = state(() => (
  <UnavailableNotice phone={CONTACT.shortNumber} retrying={false} onRetry={ignore} />
));

export const AskingAgain = state(() => (
  <UnavailableNotice phone={CONTACT.shortNumber} retrying onRetry={ignore} />
));
