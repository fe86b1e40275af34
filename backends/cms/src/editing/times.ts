/** Start and end fields that the site evaluates. */
export const TIME_FIELDS: Readonly<
  Record<string, { readonly from: string; readonly until?: string }>
> = {
  article: { from: 'PublishDate' },
  video: { from: 'PublishDate' },
  newsletter: { from: 'PublishDate' },
  library: { from: 'PublishDate' },
  announcement: { from: 'StartDate', until: 'EndDate' },
  'home-page-announcement': { from: 'StartDate', until: 'EndDate' },
  'emergency-banner': { from: 'From', until: 'To' },
};

export const timeFields = (uid: string) => TIME_FIELDS[uid.slice(uid.indexOf('.') + 1)];
