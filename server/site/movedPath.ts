import { decodedSegment } from '../../domain/decodedSegment.ts';
import type { CatalogueView } from '../catalogue/catalogueView.ts';

type FormerSlugs = Pick<CatalogueView, 'formerSlugs' | 'formerCompetitionSlugs'>;

/**
 * The path now of a path (percent-encoded, without query) that names a former slug of an event, of a content page or of a
 * competition; undefined for any other (decisions D182, D225).
 */
export function movedPath(
  path: string,
  { formerSlugs, formerCompetitionSlugs }: FormerSlugs,
): string | undefined {
  const [root, first, second, ...rest] = path.split('/');
  const [slug, competition] = [slugIn(first), slugIn(second)];
  const slugNow = formerSlugs.get(slug) ?? slug;
  const competitionNow = formerCompetitionSlugs.get(slugNow)?.get(competition) ?? competition;
  if (slugNow === slug && competitionNow === competition) return undefined;
  const moved = [slugNow === slug ? first : encodeURIComponent(slugNow)];
  if (second !== undefined)
    moved.push(competitionNow === competition ? second : encodeURIComponent(competitionNow));
  return [root, ...moved, ...rest].join('/');
}

const slugIn = (segment = ''): string => decodedSegment(segment)?.normalize('NFC') ?? '';
