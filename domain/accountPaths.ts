/** Paths of the account pages (specification section 2). */
export const accountPaths = {
  login: '/login',
  forgotPassword: '/forget-password',
  newPassword: '/new-password',
  dashboard: '/dashboard',
  profile: '/profile',
  editPassword: '/edit-password',
  editEmail: '/edit-email',
  editPhone: '/edit-phone',
  contactLink: '/contact-link',
} as const;

export type AccountPage = keyof typeof accountPaths;
