import { state } from '@/gallery/state';
import { Picture } from './Picture';

export default {};

export const DrawingInstead = state(() => (
  <div className="grid grid--3">
    <Picture seed="a" sizes="20rem" />
    <Picture seed="b" kind="history" sizes="20rem" />
    <Picture seed="c" kind="document" sizes="20rem" />
  </div>
));
