/** Settings that the server wrote into the page; empty in development. */
const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

export const siteSettings = {
  version: read('sawt-version'),
  build: read('sawt-build'),
  environment: read('sawt-environment') || 'development',
  supportHref: `mailto:${read('sawt-support')}`,
  /** Address for crash reports; empty if they are off. */
  dsn: read('sawt-crashes'),
};
