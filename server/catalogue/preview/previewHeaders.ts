/** Headers of all that a preview shows: nothing keeps it, and no search engine lists it. */
export const previewHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;
