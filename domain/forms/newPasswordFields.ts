/**
 * The fields of a new password. They are apart from its rules, so that code can name them without loading
 * the rules.
 */
export const newPasswordFields = ['new_password', 'confirm_password'] as const;
export type NewPasswordField = (typeof newPasswordFields)[number];
