/** The used part of a Strapi attribute. */
export interface Attribute {
  readonly type: string;
  readonly required?: boolean;
  /** Relations: uid of the target. */
  readonly target?: string;
  /** Components: uid. */
  readonly component?: string;
  /** Relations: owning attribute of the other side. */
  readonly mappedBy?: string;
  /** Relations: internal ones such as `localizations`, without a link table. */
  readonly unstable_virtual?: boolean;
  /** `html`: the text has the panel's editor. */
  readonly pluginOptions?: { readonly editor?: { readonly html?: string } };
}

/** The used part of a Strapi model. */
export interface Model {
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly kind?: string;
  readonly options?: { readonly draftAndPublish?: boolean };
  readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } };
}

/** The model of a content type or component. */
export const getModel = (uid: string): Model => strapi.getModel(uid as never);

/** True if a content type has localization enabled. */
export const isLocalised = (uid: string): boolean =>
  getModel(uid).pluginOptions?.i18n?.localized === true;

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
