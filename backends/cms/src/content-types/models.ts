/** The used part of a Strapi attribute. */
export interface Attribute {
  readonly type: string;
  /** Relations: uid of the target. */
  readonly target?: string;
  /** Components: uid. */
  readonly component?: string;
  /** Relations: owning attribute of the other side. */
  readonly mappedBy?: string;
  /** Relations: internal ones such as `localizations`, without a link table. */
  readonly unstable_virtual?: boolean;
}

/** The used part of a Strapi model. */
export interface Model {
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly options?: { readonly draftAndPublish?: boolean };
}

export type Models = (uid: string) => Model;

/**
 * True for relations owned by the entry. Publishing copies them, so a published entry links to
 * published ones; inverse relations and lists of versions may link to drafts.
 */
export function isLink({ type, target, mappedBy, unstable_virtual }: Attribute): boolean {
  return (
    type === 'relation' &&
    target?.startsWith('api::') === true &&
    mappedBy === undefined &&
    unstable_virtual !== true
  );
}
