/** How the process that makes avatars says that it was given no picture. */
export const UNREADABLE_EXIT = 3;
