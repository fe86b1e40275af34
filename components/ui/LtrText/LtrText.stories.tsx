import { CONTACT } from '@/tools/gallery/samples';
import { state } from '@/tools/gallery/state';
import { LtrText } from './LtrText';

export default {};

export const InText = state(({ messages }) => (
  <p>
    {messages.layout.fromAbroad} <LtrText>{CONTACT.internationalNumber}</LtrText>.{' '}
    <LtrText>(2024/017)</LtrText>
  </p>
));
