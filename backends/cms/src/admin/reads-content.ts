/** Authors, editors and publishers read all content; the roles of the desk read none. */
export const READS_CONTENT = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::article.article',
};
