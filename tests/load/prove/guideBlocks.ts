import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const guide = join(import.meta.dirname, '../../../docs/operating.md');

/**
 * The shell blocks below a heading of the operating guide, word for word.
 * @param heading such as `## Day one`
 */
export function guideBlocks(heading: string): string[] {
  const [, after = ''] = readFileSync(guide, 'utf8').split(`\n${heading}\n`);
  const [marks = ''] = heading.split(' ');
  const [section = ''] = after.split(new RegExp(`\\n#{1,${marks.length}} `));
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines = '']) => lines);
}
