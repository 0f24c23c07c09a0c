/** Whether an environment of Vite builds a page with files that browsers fetch: the site, or the staff application. */
export const buildsPages = ({ name }: { name: string }): boolean => name === 'client' || name === 'staff';

// Vite calls the hooks that change a page in every build, whatever the environments of their plugin.

/** Whether a page that is built is the site's. */
export const isSitePage = ({ path }: { path: string }): boolean => path === '/index.html';

/** Whether a page that is built is the staff application's. */
export const isStaffPage = ({ path }: { path: string }): boolean => path === '/staff.html';
