/** Characters. */
export const TEMPLATE_NAME_MAX_LENGTH = 80;
export const TEMPLATE_SUBJECT_MAX_LENGTH = 150;
export const TEMPLATE_MAIL_MAX_LENGTH = 5_000;
export const TEMPLATE_SMS_MAX_LENGTH = 600;
/** The most templates of its own that an organisation has. */
export const TEMPLATES = 200;
