import { state } from '@/tools/gallery/state';
import { Tag } from './Tag';

export default {};

export const Tones = state(({ text }) => (
  <div className="row">
    <Tag>PDF</Tag>
    <Tag tone="warm">{text('مزاد', 'Auction')}</Tag>
    <Tag tone="info">{text('صيانة', 'Maintenance')}</Tag>
  </div>
));
