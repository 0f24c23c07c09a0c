import ZoomIn from '@lucide/icons/icons/zoom-in';
import ZoomOut from '@lucide/icons/icons/zoom-out';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Crop,
  cropHeight,
  movedCrop,
  type PictureSize,
  resizedCrop,
  type Shape,
} from '../../../domain/season/pictureShapes.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PictureCrop.css.ts';

export type PictureCropProps = {
  /** Address of the whole picture. */
  src: string;
  size: PictureSize;
  shape: Shape;
  crop: Crop;
  /** Names the shape. */
  label: string;
  disabled?: boolean;
  onChange: (crop: Crop) => void;
};

/** Parts of the picture's width by which keys move the rectangle, and by which it grows. */
const STEP = 0.01;
const LONG_STEP = 0.1;
const GROWTH = 0.05;

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The rectangle of a picture that a shape shows: moved by pointer or arrows, larger and smaller by buttons or + and −. */
export function PictureCrop({ src, size, shape, crop, label, disabled = false, onChange }: PictureCropProps) {
  const { t } = useTranslation('staffPicture');
  const format = useFormat();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  const height = cropHeight(shape, crop.width);
  const percent = (part: number, whole: number) => format.percent(Math.round((part / whole) * 100));

  const move = (by: { x: number; y: number }, from = crop) => onChange(movedCrop(shape, from, size, by));
  const grow = (by: number) =>
    onChange(resizedCrop(shape, crop, size, crop.width + by * GROWTH * size.width));
  /** A point of the screen in px of the picture. */
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width } = frame.current!.getBoundingClientRect();
    const scale = size.width / width;
    return { x: (clientX - left) * scale, y: (clientY - top) * scale };
  };

  const handleKeys = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const growth =
      event.key === '+' || event.key === '=' ? 1 : event.key === '-' || event.key === '−' ? -1 : 0;
    if (disabled || (!arrow && growth === 0) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = (event.shiftKey ? LONG_STEP : STEP) * size.width;
    if (arrow) move({ x: arrow.x * step, y: arrow.y * step });
    else grow(growth);
  };
  const begin = (event: PointerEvent) => {
    if (disabled || !event.isPrimary) return;
    const at = pointOf(event);
    const isInside =
      at.x >= crop.x && at.x <= crop.x + crop.width && at.y >= crop.y && at.y <= crop.y + height;
    // A press beside the rectangle brings it there, so that nobody has to drag.
    const from = isInside
      ? crop
      : movedCrop(shape, crop, size, { x: at.x - crop.x - crop.width / 2, y: at.y - crop.y - height / 2 });
    if (!isInside) onChange(from);
    dragged.current = { ...at, crop: from };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    const start = dragged.current;
    if (!start) return;
    const at = pointOf(event);
    move({ x: at.x - start.x, y: at.y - start.y }, start.crop);
  };
  const end = () => void (dragged.current = null);

  return (
    <div className={styles.crop}>
      {/* The places of a picture are the same in every direction of writing. */}
      <div
        ref={frame}
        dir="ltr"
        className={styles.frame}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        onPointerDown={begin}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <img src={src} alt="" draggable={false} className={styles.picture} />
        <button
          type="button"
          className={styles.rectangle}
          style={{
            insetInlineStart: `${(crop.x / size.width) * 100}%`,
            insetBlockStart: `${(crop.y / size.height) * 100}%`,
            inlineSize: `${(crop.width / size.width) * 100}%`,
            blockSize: `${(height / size.height) * 100}%`,
          }}
          aria-label={t('crop.label', { shape: label })}
          aria-describedby={`${id}-hint ${id}-place`}
          aria-disabled={disabled || undefined}
          onKeyDown={handleKeys}
        />
      </div>
      <div className={styles.tools}>
        <Button
          variant="secondary"
          iconStart={<Icon of={ZoomIn} size="sm" />}
          onClick={() => !disabled && grow(1)}
        >
          {t('crop.larger')}
        </Button>
        <Button
          variant="secondary"
          iconStart={<Icon of={ZoomOut} size="sm" />}
          onClick={() => !disabled && grow(-1)}
        >
          {t('crop.smaller')}
        </Button>
        <output id={`${id}-place`} className={styles.place}>
          {t('crop.place', {
            x: percent(crop.x, size.width),
            y: percent(crop.y, size.height),
            width: percent(crop.width, size.width),
          })}
        </output>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('crop.hint')}
      </p>
    </div>
  );
}
