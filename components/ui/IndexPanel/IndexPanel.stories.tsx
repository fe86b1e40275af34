import { state, type Stage } from '@/tools/gallery/state';
import { IndexPanel } from './IndexPanel';

export default {};

const links = ({ text, long }: Stage) => (
  <ul>
    <li>
      <a href="#top">{text('من نحن', 'Who we are')}</a>
    </li>
    <li>
      <a href="#top">{long}</a>
    </li>
  </ul>
);

export const Warm = state((stage) => (
  <IndexPanel id="warm" title={stage.messages.ui.tabs.label} tone="warm">
    {links(stage)}
  </IndexPanel>
));

export const Sunken = state((stage) => (
  <IndexPanel id="sunken" title={stage.messages.ui.tabs.label} tone="sunken">
    {links(stage)}
  </IndexPanel>
));
