/** Where a chosen language is kept and named (decision D31). */
export const languageKey = { query: 'lng', storage: 'sawt.lng', cookie: 'sawt_lng' } as const;
