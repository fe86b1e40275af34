/** Port categories with labels in the messages. */
export const PORT_CATEGORIES = ['commercial', 'industrial'] as const;
