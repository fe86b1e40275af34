/** A group of messages. */
export type Texts = { readonly [key: string]: string | Texts };

/** Texts of a form besides its fields' labels. */
export type FormTexts = Texts & {
  readonly title: string;
  readonly submit: string;
  /** Next step with the expected time. */
  readonly next: string;
  /** Placeholder of lists. */
  readonly choose?: string;
};

/** The message of a key as `contact.name`, else empty. */
export function textAt(texts: Texts, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (group, part) => (typeof group === 'object' ? group[part] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : '';
}

/** The label of a value of a choice, whose labels are a group or a key for each. */
export function choiceLabel(
  texts: Texts,
  labels: string | Readonly<Record<string, string>>,
  value: string,
): string {
  return typeof labels === 'string'
    ? textAt(texts, `${labels}.${value}`)
    : textAt(texts, labels[value] ?? '');
}
