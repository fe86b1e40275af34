import { state } from '@/tools/gallery/state';
import { Choices } from './Choices';

export default {};

const ignore = () => {};

export const Both = state(({ locale, messages }) => (
  <Choices labels={{ locale, text: messages.chat, hours: '' }} hasChat onChoose={ignore} />
));
