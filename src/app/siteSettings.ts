/** What the server wrote into the page for the site to start with; in development the page holds no values. */
const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

export const siteSettings = {
  version: read('sawt-version'),
  supportHref: `mailto:${read('sawt-support')}`,
};
