/** Where this tab keeps an unsaved profile, in session storage. */
export const PROFILE_DRAFT_KEY = 'sawt.profile';
