/** Address of the API, a setting (decision D35); by default the site's own origin. */
export function apiBase(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="sawt-api"]');
  return meta?.content || '/api';
}
