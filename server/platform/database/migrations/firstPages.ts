import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type PageText = { title: string; description: string; body: string };

const slugs = ['about', 'terms', 'privacy'] as const;
/** When these texts were written (UTC ms). */
const WRITTEN_AT = Date.UTC(2026, 10, 20);
const folder = join(import.meta.dirname, 'pages');

/** The pages about, terms and privacy in both languages, read from the files in `pages`. */
export function firstPages() {
  return slugs.map((slug) => ({
    slug,
    ar: readText(`${slug}.ar.txt`),
    en: readText(`${slug}.en.txt`),
    updatedAt: WRITTEN_AT,
  }));
}

/** Reads a page: its first line is the title, the second the description, the rest the body. */
function readText(file: string): PageText {
  const [title = '', description = '', ...body] = readFileSync(join(folder, file), 'utf8').split('\n');
  return { title, description, body: body.join('\n').trim() };
}
