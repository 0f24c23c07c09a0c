/** The content pages that every footer leads to. */
export const contentPages = ['about', 'terms', 'privacy'] as const;
