/** Looks into a chosen picture before it is sent. The server's judgement is final. */
import { isLargeEnough } from '../../../domain/season/pictureShapes.ts';
import { PICTURE_MAX_BYTES } from '../../../domain/season/seasonLimits.ts';
import { pictureTypes, type PictureType } from '../../api/staff/calls/pictures.ts';
import type { FileRead } from '../../machines/pictureEdit/pictureEditTypes.ts';

/** The widest (px) copy that the page shows while it is worked on. */
const SHOWN_WIDTH = 1_600;
const QUALITY = 0.85;

/** The type of a picture by its first bytes; undefined for other files. */
export async function pictureTypeOf(file: Blob): Promise<PictureType | undefined> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const text = String.fromCharCode(...head);
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  const type = /^.{4}ftypavi[fs]/s.test(text) ? 'image/avif' : undefined;
  return pictureTypes.find((each) => each === type);
}

/** What the page shows of a file, or why it is no picture for the site. Rejects if the file cannot be read. */
export async function readPictureFile(file: File): Promise<FileRead> {
  if (file.size > PICTURE_MAX_BYTES) return { fault: 'pictureLarge' };
  if (!(await pictureTypeOf(file))) return { fault: 'pictureKind' };
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return { fault: 'pictureDamaged' };
  const { width, height } = picture;
  if (!isLargeEnough({ width, height })) return { fault: 'pictureSmall' };
  const scale = Math.min(1, SHOWN_WIDTH / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return { preview: canvas.toDataURL('image/jpeg', QUALITY) };
}
