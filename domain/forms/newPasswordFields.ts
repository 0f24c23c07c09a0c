/** The fields of a new password, apart from its rules: whoever names them need not load the rules. */
export const newPasswordFields = ['new_password', 'confirm_password'] as const;
export type NewPasswordField = (typeof newPasswordFields)[number];
