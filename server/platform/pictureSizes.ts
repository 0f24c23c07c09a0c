import type { ImageSize } from '../../domain/contract.ts';

/** Widths (px) of copies: for a card, a phone at full width, and a wide screen. */
export const PICTURE_WIDTHS: readonly number[] = [480, 960, 1_600];
/** Size (px) of pictures in link previews. */
export const PREVIEW_SIZE = { width: 1_200, height: 630 } as const;

/** Widths (px) of copies for the card of a competition, up to three pixels a point. */
export const CARD_WIDTHS = [264, 528] as const;
const CARD_RATIO = 4 / 3;

/** A picture that has copies: the name of its files and the size (px) of the original. */
export type Picture = { name: string; width: number; height: number };

/** The copies of a picture by rising width, with address and size; none is larger than the original. */
export function pictureSizes({ name, width, height }: Picture): ImageSize[] {
  const widths = PICTURE_WIDTHS.filter((each) => each < width);
  const largest = PICTURE_WIDTHS[widths.length] === undefined ? [] : [width];
  return [...widths, ...largest].map((each) => ({
    url: pictureAddress(name, each),
    width: each,
    height: Math.round((height * each) / width),
  }));
}

/** The copies for the card of a competition, by rising width. */
export const cardSizes = (name: string): ImageSize[] =>
  CARD_WIDTHS.map((width) => ({ url: cardAddress(name, width), width, height: width / CARD_RATIO }));

export const cardAddress = (name: string, width: number) => `/images/${name}-card-${width}.webp`;

export const pictureAddress = (name: string, width: number) => `/images/${name}-${width}.webp`;

export const previewAddress = (name: string) => `/images/${name}-preview.jpg`;
