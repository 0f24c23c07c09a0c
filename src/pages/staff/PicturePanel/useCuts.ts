import { useEffect, useState } from 'react';
import type { ImageSize } from '../../../../domain/contract.ts';
import { cropHeight, type PictureSize, type Shape } from '../../../../domain/season/pictureShapes.ts';
import type { Crops } from '../../../../domain/season/readPicture.ts';

export type Cuts = Partial<Record<Shape, ImageSize[]>>;

/** Widths (px) of cuts: as wide as the preview shows them. */
const widths: Record<Shape, number> = { wide: 960, card: 352, share: 480 };
const QUALITY = 0.8;

/** What is cut of a picture, as images that the site's components show; nothing until the picture is there. */
export function useCuts(src: string, size: PictureSize, crops: Crops): Cuts {
  const [image, setImage] = useState<HTMLImageElement>();
  const [cuts, setCuts] = useState<Cuts>({});
  useEffect(() => {
    const loaded = new Image();
    const take = () => setImage(loaded);
    loaded.addEventListener('load', take);
    loaded.src = src;
    return () => loaded.removeEventListener('load', take);
  }, [src]);
  useEffect(() => {
    if (!image) return undefined;
    // A drag makes many rectangles: only the one of the next frame is drawn.
    const frame = requestAnimationFrame(() => setCuts(cutsOf(image, size, crops)));
    return () => cancelAnimationFrame(frame);
  }, [image, size, crops]);
  return cuts;
}

function cutsOf(image: HTMLImageElement, size: PictureSize, crops: Crops): Cuts {
  const scale = image.naturalWidth / size.width;
  const drawn = (Object.keys(widths) as Shape[]).flatMap((shape) => {
    const crop = crops[shape];
    if (!crop) return [];
    const canvas = document.createElement('canvas');
    canvas.width = widths[shape];
    canvas.height = cropHeight(shape, widths[shape]);
    const from = [crop.x, crop.y, crop.width, cropHeight(shape, crop.width)].map((px) => px * scale);
    canvas
      .getContext('2d')
      ?.drawImage(image, from[0]!, from[1]!, from[2]!, from[3]!, 0, 0, canvas.width, canvas.height);
    const url = canvas.toDataURL('image/jpeg', QUALITY);
    return [[shape, [{ url, width: canvas.width, height: canvas.height }]] as const];
  });
  return Object.fromEntries(drawn);
}
