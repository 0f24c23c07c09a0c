/** What the server wrote into the page for the site to start with; in development the page holds no values. */
const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

export const siteSettings = {
  version: read('sawt-version'),
  build: read('sawt-build'),
  environment: read('sawt-environment') || 'development',
  supportHref: `mailto:${read('sawt-support')}`,
  /** Where crashes are reported; empty where they are not. */
  dsn: read('sawt-crashes'),
};
