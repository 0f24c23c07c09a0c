/** Names of the query parameter, storage key and cookie of the language (decision D31). */
export const languageKey = { query: 'lng', storage: 'sawt.lng', cookie: 'sawt_lng' } as const;
