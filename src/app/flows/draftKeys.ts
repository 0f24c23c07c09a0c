/** Where this tab keeps an unsaved profile, in session storage. */
export const PROFILE_DRAFT_KEY = 'sawt.profile';

/** Where this tab keeps a registration that was not sent yet, in session storage. */
export const REGISTRATION_DRAFT_KEY = 'sawt.registration';
