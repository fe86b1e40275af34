/** Fields from which and until which the site shows entries, by itself and without the CMS. */
export const TIMES: Readonly<Record<string, { readonly from: string; readonly until?: string }>> = {
  article: { from: 'PublishDate' },
  video: { from: 'PublishDate' },
  newsletter: { from: 'PublishDate' },
  library: { from: 'PublishDate' },
  announcement: { from: 'StartDate', until: 'EndDate' },
  'home-page-announcement': { from: 'StartDate', until: 'EndDate' },
  'emergency-banner': { from: 'From', until: 'To' },
};

/** The fields of a type that has its own times. */
export const timesOf = (uid: string) => TIMES[uid.slice(uid.indexOf('.') + 1)];
