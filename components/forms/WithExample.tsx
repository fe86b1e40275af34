import { LtrText } from '../ui/LtrText';

/** A sentence with a number in the place of `{example}`. */
export function WithExample({ text, example }: { text: string; example: string }) {
  const [before, after] = text.split('{example}');
  return (
    <>
      {before}
      <LtrText>{example}</LtrText>
      {after}
    </>
  );
}
