/** Paths of the staff application, on the admin host. */
export const staffPaths = {
  home: '/',
  people: '/people',
  approvals: '/approvals',
  security: '/security',
  signIn: '/login',
  setup: '/setup',
  invitation: '/invitation',
} as const;
