/** Types that the server reads; the browser converts others. */
const known: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const QUALITY = 0.9;

/**
 * The picture, upright and with no side longer than `longest` pixels. A small file of a known type stays
 * unchanged. So does a file that the browser cannot read; the server then reports the error.
 */
export async function shrinkPicture(file: File, longest: number): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    if (scale === 1 && known.includes(file.type)) return file;
    const [width, height] = [picture.width, picture.height].map((side) =>
      Math.max(1, Math.round(side * scale)),
    );
    const blob = await drawPicture(
      picture,
      width!,
      height!,
      file.type === 'image/jpeg' ? file.type : 'image/webp',
    );
    return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
  } catch {
    return file;
  }
}

function drawPicture(picture: ImageBitmap, width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d canvas context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  // Browsers without WebP encoding return PNG, which the server accepts.
  return canvas.convertToBlob({ type, quality: QUALITY });
}
