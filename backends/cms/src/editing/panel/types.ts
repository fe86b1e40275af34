import type {
  ContentTypeName,
  Both,
  Definition,
  Field,
  FieldText,
  Section,
} from '@ports-authority/content-types';
import { contactForm } from './contact-form';

export interface TypeText {
  /** `displayName` of the schema. */
  readonly displayName: string;
  readonly section: Section;
  readonly name: Both;
  /** Groups of fields in form order. */
  readonly groups: readonly (readonly string[])[];
  readonly fields: Readonly<Record<string, FieldText>>;
  readonly columns?: readonly string[] | undefined;
  readonly sort?: string | undefined;
}

/** Panel texts by content type, hidden ones excluded. */
export function panelTypes(
  definitions: Readonly<Record<ContentTypeName, Definition>>,
): Readonly<Record<string, TypeText>> {
  const own = Object.entries<Definition>(definitions).flatMap(([type, definition]) => {
    const { displayName, section, label, fields, columns, sort } = definition;
    if (!section || !label) return [];
    const texts = Object.assign({}, ...fields) as Readonly<Record<string, Field>>;
    const text: TypeText = {
      displayName,
      section,
      name: label,
      groups: fields.map((group) => Object.keys(group)),
      fields: Object.fromEntries(Object.entries(texts).filter(hasLabel)),
      columns,
      sort,
    };
    return [[type, text]];
  });
  return { ...Object.fromEntries(own), 'contact-form': contactForm };
}

function hasLabel(entry: [string, Field]): entry is [string, Field & FieldText] {
  return entry[1].label !== undefined;
}
