import { state, type Stage } from '@/tools/gallery/state';
import { Tabs } from './Tabs';

export default {};

const items = ({ text, long }: Stage, name: string) => [
  { id: `${name}-1`, label: text('الرؤية', 'Vision'), panel: <p>{long}</p> },
  { id: `${name}-2`, label: text('الأهداف والمبادرات', 'Goals and initiatives'), panel: <p>2</p> },
  { id: `${name}-3`, label: text('القيم', 'Values'), panel: <p>3</p> },
];

export const Horizontal = state((stage) => (
  <Tabs
    label={stage.messages.ui.tabs.label}
    selectLabel={stage.messages.ui.tabs.select}
    items={items(stage, 'across')}
  />
));

export const Vertical = state((stage) => (
  <Tabs
    label={stage.messages.ui.tabs.label}
    selectLabel={stage.messages.ui.tabs.select}
    items={items(stage, 'down')}
    orientation="vertical"
    narrow="row"
  />
));
