import { LtrText } from '../ui/LtrText';

/** A sentence with a telephone number in the place of `{phone}`. */
export function ContactSentence({ text, phone }: { text: string; phone: string }) {
  const [before, after] = text.split('{phone}');
  return (
    <p>
      {before}
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        <LtrText>{phone}</LtrText>
      </a>
      {after}
    </p>
  );
}
