/** Permission of authors, editors and publishers; roles of the desk lack it. */
export const READS_CONTENT = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::article.article',
};
