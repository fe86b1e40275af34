import { state, type Stage } from '@/tools/gallery/state';
import { Accordion } from './Accordion';

export default {};

const items = ({ text, long }: Stage) => [
  { title: text('شروط الترخيص', 'Licence conditions'), content: <p>{long}</p> },
  { title: long, content: <p>{text('نص قصير.', 'A short text.')}</p> },
];

export const Closed = state((stage) => <Accordion name="closed" items={items(stage)} />);

export const FirstOpen = state((stage) => <Accordion name="open" items={items(stage)} openFirst />);
