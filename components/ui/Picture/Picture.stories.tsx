import { PICTURE } from '@/tools/gallery/samples';
import { state } from '@/tools/gallery/state';
import { CaptionedPicture } from './CaptionedPicture';
import { Picture } from './Picture';

export default {};

export const DrawingInstead = state(() => (
  <div className="grid grid--3">
    <Picture seed="a" sizes="20rem" />
    <Picture seed="b" kind="history" sizes="20rem" />
    <Picture seed="c" kind="document" sizes="20rem" />
  </div>
));

export const WithCaption = state(({ text, long }) => (
  <div className="grid grid--3">
    <CaptionedPicture
      seed="a"
      picture={{ ...PICTURE, alt: text('رافعات الرصيف', 'Quay cranes') }}
      sizes="20rem"
    />
    <CaptionedPicture seed="b" picture={{ ...PICTURE, alt: long }} sizes="20rem" />
    <CaptionedPicture seed="c" sizes="20rem" />
  </div>
));
