/**
 * An e-mail address: one @, and a domain of at least two labels. Each part ends where the next begins, so that reading
 * takes time in proportion to the length.
 */
export const EMAIL_PATTERN = /^[^\s@\p{Cc}]+@(?:[^\s@.\p{Cc}]+\.)+[^\s@.\p{Cc}]{2,}$/u;

/** The longest address that SMTP can carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
