import { state } from '@/tools/gallery/state';
import { FileInput } from './FileInput';

export default {};

const ignore = () => {};
const pdf = (name: string) => new File([new Uint8Array(820 * 1024)], name);

export const Empty = state(({ text, messages }) => (
  <FileInput
    id="file"
    name="file"
    label={text('السيرة الذاتية', 'Curriculum vitae')}
    hint={messages.submission.tooLarge.text}
    value={null}
    onChange={ignore}
  />
));

export const Chosen = state(({ text }) => (
  <FileInput
    id="file"
    name="file"
    label={text('السيرة الذاتية', 'Curriculum vitae')}
    value={pdf('cv-2026.pdf')}
    onChange={ignore}
  />
));

export const Refused = state(({ text, messages, long }) => (
  <FileInput
    id="file"
    name="file"
    label={text('السيرة الذاتية', 'Curriculum vitae')}
    value={pdf(`${long}.pdf`)}
    onChange={ignore}
    error={messages.submission.tooLarge.title}
  />
));
