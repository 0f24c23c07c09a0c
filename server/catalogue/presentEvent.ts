import type { Event } from '../../domain/contract.ts';
import { pictureSizes, type Picture } from '../platform/pictureSizes.ts';
import { withBare } from './bareNames.ts';
import type { CatalogueRows } from './catalogueRepo.ts';

export type EventRow = CatalogueRows['events'][number];
/** Pictures by name. */
export type Pictures = ReadonlyMap<string, Picture>;

export function presentEvent(event: EventRow, pictures: Pictures): Event {
  return {
    ...eventName(event),
    ...thumbnailOf(event.picture, pictures),
    start_time: event.starts_at,
    end_time: event.ends_at,
  };
}

export const eventName = (event: EventRow) => ({
  id: event.id,
  slug: event.slug,
  zone: event.zone,
  ...withBare('name', event),
});

/** The addresses of a picture; the bare one is of the middle size. */
export function thumbnailOf(picture: string | null, pictures: Pictures) {
  const made = picture === null ? undefined : pictures.get(picture);
  const sizes = made ? pictureSizes(made) : [];
  const middle = sizes[Math.floor((sizes.length - 1) / 2)];
  return { thumbnail: middle?.url ?? null, thumbnail_sizes: sizes };
}
