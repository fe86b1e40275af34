interface Entry {
  readonly uid: string;
  readonly documentId: string;
  readonly locale: string;
  readonly isSingle?: boolean;
}

/** URL of an entry's edit view, relative to the panel. */
export function entryUrl({ uid, documentId, locale, isSingle }: Entry): string {
  const path = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return `/content-manager/${path}?plugins[i18n][locale]=${locale}`;
}
