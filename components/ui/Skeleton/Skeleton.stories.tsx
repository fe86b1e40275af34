import { state } from '@/tools/gallery/state';
import { Skeleton } from './Skeleton';

export default {};

export const Lines = state(() => (
  <div className="stack">
    <Skeleton />
    <Skeleton width="wide" />
    <Skeleton width="half" />
  </div>
));
