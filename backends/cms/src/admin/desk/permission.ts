/** Permission of readers, clerks and heads of department. */
export const DESK_READ = { action: 'admin::desk.read', subject: null };
