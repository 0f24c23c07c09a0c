/** What the server reads; a picture of another kind is made one of these where the browser can read it. */
const known: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const QUALITY = 0.9;

/**
 * The same picture, upright and with no side longer than `longest` pixels; the file itself where it is small already, or
 * where the browser cannot read or draw it: the server then says what it is.
 */
export async function shrinkPicture(file: File, longest: number): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    if (scale === 1 && known.includes(file.type)) return file;
    const [width, height] = [picture.width, picture.height].map((side) =>
      Math.max(1, Math.round(side * scale)),
    );
    const blob = await draw(picture, width!, height!, file.type === 'image/jpeg' ? file.type : 'image/webp');
    return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
  } catch {
    return file;
  }
}

function draw(picture: ImageBitmap, width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  // A browser that cannot write WebP writes PNG, which will do.
  return canvas.convertToBlob({ type, quality: QUALITY });
}
