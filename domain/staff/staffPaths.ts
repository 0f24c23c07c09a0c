/** Paths of the staff application, on the admin host. */
export const staffPaths = {
  home: '/',
  people: '/people',
  settings: '/settings',
  organisations: '/organisations',
  approvals: '/approvals',
  audit: '/audit',
  security: '/security',
  signIn: '/login',
  setup: '/setup',
  invitation: '/invitation',
  reset: '/reset',
} as const;
