/** The locale files of lists: each has the same words about its rows. */
export type BrowseArea = 'staffAudit' | 'staffEntries' | 'staffOrders' | 'staffSent';
