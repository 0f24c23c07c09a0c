/** Content pages that the footer of every page links to: they keep their address and cannot be deleted (decision D233). */
export const neededPages = ['about', 'terms', 'privacy'] as const;

export const isNeededPage = (slug: string): boolean => neededPages.some((each) => each === slug);
