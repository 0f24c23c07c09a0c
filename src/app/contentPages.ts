/** Content pages linked in the footer. */
export const contentPages = ['about', 'terms', 'privacy'] as const;
