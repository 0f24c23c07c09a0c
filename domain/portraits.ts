/** The sizes in which a contestant's portrait is stored, as `/images/{hash}-{size}.webp`. */

/**
 * Edge lengths of the stored images in pixels, smallest first. The largest is for the podium on a dense
 * screen.
 */
export const PORTRAIT_SIZES = [80, 160, 352] as const;
/** The size to which `image_url` links. */
export const NAMED_PORTRAIT_SIZE = 160;

const named = new RegExp(`^(/images/[0-9a-f]+)-${NAMED_PORTRAIT_SIZE}\\.webp$`);

/**
 * The beginning of a portrait's address, which is the same in all sizes; undefined for the address of
 * another image.
 */
export const portraitStem = (address: string): string | undefined => named.exec(address)?.[1];

/**
 * The `srcset` with all sizes of a portrait; undefined for the address of another image, which has one
 * size.
 */
export function portraitSet(address: string): string | undefined {
  const stem = portraitStem(address);
  return stem && PORTRAIT_SIZES.map((size) => `${stem}-${size}.webp ${size}w`).join(', ');
}
