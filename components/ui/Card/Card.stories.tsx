import { PICTURE } from '@/tools/gallery/samples';
import { state } from '@/tools/gallery/state';
import { CardFoot } from '../CardFoot/CardFoot';
import { Picture } from '../Picture/Picture';
import { Card } from './Card';

export default {};

const picture = <Picture picture={PICTURE} seed="card" sizes="20rem" />;

export const Variants = state(({ text, messages }) => (
  <div className="grid grid--3">
    <Card href="/" title={text('افتتاح الرصيف', 'Berth opened')} media={picture} meta="2026" />
    <Card
      href="/"
      title={text('جولة في الميناء', 'A tour of the port')}
      variant="photo"
      media={picture}
      chip={<span className="num">12</span>}
    />
    <Card href="/" title={text('التقرير السنوي', 'Annual report')} variant="file" media={picture} />
    <Card title={messages.ui.document.missing} text={messages.ui.empty.text} />
  </div>
));

export const Lead = state(({ text, messages, long }) => (
  <Card
    href="/"
    variant="lead"
    title={text('افتتاح الرصيف', 'Berth opened')}
    media={picture}
    text={long}
    foot={<CardFoot>{messages.ui.readNews}</CardFoot>}
  />
));

export const Long = state(({ messages, long }) => (
  <div className="grid grid--3">
    <Card
      href="https://ports.example"
      newTab={messages.ui.opensInNewTab}
      title={long}
      media={picture}
      meta={long}
      text={long}
    />
  </div>
));
