/** How long an ended announcement is shown in the history of the service status. */
export const ANNOUNCEMENT_HISTORY_MS = 183 * 24 * 60 * 60_000;
