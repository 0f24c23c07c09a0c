import { decodedSegment } from '../../domain/decodedSegment.ts';
import type { CatalogueView } from '../catalogue/catalogueView.ts';

/**
 * The path now of a path (percent-encoded, without query) that begins with a former slug; undefined for any
 * other (decision D182).
 */
export function movedPath(path: string, { formerSlugs }: CatalogueView): string | undefined {
  const [root, first = '', ...rest] = path.split('/');
  const now = formerSlugs.get(decodedSegment(first)?.normalize('NFC') ?? '');
  return now && [root, encodeURIComponent(now), ...rest].join('/');
}
