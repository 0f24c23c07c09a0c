/** Exit code of the avatar process for input that is not a picture. */
export const UNREADABLE_EXIT = 3;
