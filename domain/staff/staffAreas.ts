/** The locale files of the staff application, besides the common one. */
export const staffAreas = ['account', 'errors', 'staff', 'staffAudit', 'staffErrors'] as const;
