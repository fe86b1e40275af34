/** The used part of an attribute of Strapi's models. */
export interface Attribute {
  readonly type: string;
  /** Relations only: the uid of the other model. */
  readonly target?: string;
  /** Components only. */
  readonly component?: string;
  /** Relations only: the attribute that owns them on the other side. */
  readonly mappedBy?: string;
  /** Relations only: Strapi's own, such as `localizations`, without a table of links. */
  readonly unstable_virtual?: boolean;
}

/** The used part of Strapi's models. */
export interface Model {
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly options?: { readonly draftAndPublish?: boolean };
}

export type Models = (uid: string) => Model;

/**
 * Whether an attribute is a relation that the entry itself holds: publishing copies it, so that a
 * published entry leads to published ones. An inverse relation or a list of versions does not.
 */
export function isLink({ type, target, mappedBy, unstable_virtual }: Attribute): boolean {
  return (
    type === 'relation' &&
    target?.startsWith('api::') === true &&
    mappedBy === undefined &&
    unstable_virtual !== true
  );
}
