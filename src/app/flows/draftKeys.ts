/** Where this tab keeps an unsaved profile, in session storage. */
export const PROFILE_DRAFT_KEY = 'sawt.profile';

/** Where this tab keeps a registration that waits for its link, in session storage. */
export const SENT_SIGNUP_KEY = 'sawt.sent';

/**
 * Where the browser keeps registrations that were not sent yet, in local storage; in session storage, what only this tab
 * keeps of them.
 */
export const REGISTRATION_DRAFT_KEY = 'sawt.registration';
