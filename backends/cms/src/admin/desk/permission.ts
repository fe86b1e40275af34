/** Who opens the desk: readers, clerks, heads of department. */
export const DESK_READ = { action: 'admin::desk.read', subject: null };
