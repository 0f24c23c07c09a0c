import type { Event } from '../../domain/contract.ts';
import type { Crops } from '../../domain/season/readPicture.ts';
import { untilEnded } from '../../domain/season/untilEnded.ts';
import { cardSizes, pictureSizes } from '../platform/pictureSizes.ts';
import { withBare } from './bareNames.ts';
import type { CatalogueRows } from './catalogueRepo.ts';

export type EventRow = CatalogueRows['events'][number];
/** Pictures by name. */
export type Pictures = ReadonlyMap<string, CatalogueRows['pictures'][number]>;

export function presentEvent(event: EventRow, pictures: Pictures): Event {
  return {
    ...eventName(event),
    ...thumbnailOf(event, pictures),
    start_time: untilEnded(event.starts_at, event.ended_at),
    end_time: untilEnded(event.ends_at, event.ended_at),
  };
}

export const eventName = (event: EventRow) => ({
  id: event.id,
  slug: event.slug,
  zone: event.zone,
  ...withBare('name', event),
});

type Pictured = { picture: string | null; picture_alt_ar: string | null; picture_alt_en: string | null };

/** The addresses of a picture, the bare one of the middle size, and the texts that stand for it. */
export function thumbnailOf({ picture, picture_alt_ar, picture_alt_en }: Pictured, pictures: Pictures) {
  const made = picture === null ? undefined : pictures.get(picture);
  const sizes = made ? pictureSizes(made) : [];
  const middle = sizes[Math.floor((sizes.length - 1) / 2)];
  return {
    thumbnail: middle?.url ?? null,
    thumbnail_sizes: sizes,
    ...(made &&
      (picture_alt_ar ?? picture_alt_en) !== null &&
      withBare('thumbnail_alt', { thumbnail_alt_ar: picture_alt_ar, thumbnail_alt_en: picture_alt_en })),
  };
}

/** The addresses of the cut for a card; nothing where the wide picture serves there too. */
export function cardOf(picture: string | null, pictures: Pictures) {
  const crops = (picture !== null && pictures.get(picture)?.crops) || 'null';
  const cut = JSON.parse(crops) as Crops | null;
  return picture !== null && cut?.card ? { card_sizes: cardSizes(picture) } : {};
}
