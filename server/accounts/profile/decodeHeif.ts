import libheif from 'libheif-js/wasm-bundle.js';
import { limitWasmMemory } from '../../platform/wasmMemory.ts';

/** Enough for a picture of 48 megapixels. */
const MEMORY_BYTES = 536_870_912;

type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/**
 * The pixels (RGBA) of a HEIC or HEIF picture, upright. Undefined if it cannot be read or has more than
 * `mostPixels`. Call it in a process of its own: it limits the memory of all WebAssembly there.
 */
export async function decodeHeif(bytes: Uint8Array, mostPixels: number): Promise<Pixels | undefined> {
  limitWasmMemory(MEMORY_BYTES);
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) return undefined;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels || width * height === 0) return undefined;
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve) => image.display(target, (pixels) => resolve(pixels ?? undefined)));
}
