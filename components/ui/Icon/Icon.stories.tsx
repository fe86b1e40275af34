import { state } from '@/tools/gallery/state';
import { Icon } from './Icon';
import { icons, type IconName } from './icons';

export default {};

export const All = state(() => (
  <div className="row">
    {(Object.keys(icons) as IconName[]).map((name) => (
      <Icon key={name} name={name} />
    ))}
  </div>
));
