/** Paths of the staff application, on the admin host. */
export const staffPaths = {
  home: '/',
  signIn: '/login',
  setup: '/setup',
  invitation: '/invitation',
} as const;
