/** Sizes of a contestant's portrait: `/images/{hash}-{size}.webp`. */

/** Edge lengths in pixels, smallest first. The last is for the podium on a dense screen. */
export const PORTRAIT_SIZES = [80, 160, 352] as const;
/** The size of `image_url`. */
export const NAMED_PORTRAIT_SIZE = 160;

const named = new RegExp(`^(/images/[0-9a-f]+)-${NAMED_PORTRAIT_SIZE}\\.webp$`);

/** All sizes of a portrait as a `srcset`; undefined for a foreign address, which has one size. */
export function portraitSet(address: string): string | undefined {
  const stem = named.exec(address)?.[1];
  return stem && PORTRAIT_SIZES.map((size) => `${stem}-${size}.webp ${size}w`).join(', ');
}
