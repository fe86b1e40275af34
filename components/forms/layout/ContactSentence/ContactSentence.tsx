/** Replaces `{phone}` with a link to the telephone number. */
export function ContactSentence({ text, phone }: { text: string; phone: string }) {
  const [before = '', after = ''] = text.split('{phone}');
  return (
    <p>
      {before}
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        <bdi dir="ltr">{phone}</bdi>
      </a>
      {after}
    </p>
  );
}
