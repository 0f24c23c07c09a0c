import type { FastifyInstance } from 'fastify';
import { competitionHref, contentHref, eventHref } from '../../domain/catalogueAddress.ts';
import { pagePaths } from '../../domain/routes.ts';
import type { CatalogueView } from '../catalogue/catalogueView.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { escapeHtml } from '../platform/http/escapeHtml.ts';

/** How long (s) search engines may cache the list of pages. */
const KEPT_S = 3_600;

/** `/robots.txt` and `/sitemap.xml`: what search engines may read, and its addresses. */
export function registerSitemap(app: FastifyInstance, origin: string, catalogue: LiveCatalogue): void {
  const robots = `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${KEPT_S}`)
      .send(sitemap(origin, catalogue.view)),
  );
}

function sitemap(origin: string, { events, competitions, pages }: CatalogueView): string {
  const paths = [
    pagePaths.vote,
    pagePaths.leaderboard,
    pagePaths.events,
    pagePaths.transparency,
    ...events.map(({ slug }) => eventHref(slug)),
    ...[...competitions.values()].flat().map(({ event, slug }) => competitionHref(event.slug, slug)),
    ...[...pages.keys()].map(contentHref),
  ];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${paths.map((path) => entryOf(origin + path)).join('')}</urlset>\n`
  );
}

function entryOf(address: string): string {
  const inLanguages = ['ar', 'en'].map(
    (language) =>
      `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(`${address}?lng=${language}`)}"/>\n`,
  );
  return `  <url>\n    <loc>${escapeHtml(address)}</loc>\n${inLanguages.join('')}  </url>\n`;
}
