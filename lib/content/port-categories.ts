/** The categories of ports that the site has names for. */
export const PORT_CATEGORIES = ['commercial', 'industrial'] as const;
