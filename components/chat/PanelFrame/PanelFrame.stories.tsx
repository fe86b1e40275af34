import { state } from '@/tools/gallery/state';
import { PanelFrame } from './PanelFrame';

export default {};

const ignore = () => {};

export const WithLead = state(({ messages, long }) => (
  <PanelFrame
    title={messages.chat.title}
    lead={long}
    labels={messages.chat}
    takesFocus={() => false}
    onClose={ignore}
    onHide={ignore}
    onBack={ignore}
  >
    <p>{messages.chat.failed}</p>
  </PanelFrame>
));
