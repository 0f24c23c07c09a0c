// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- a canvas has no address to save, and scrolls by keys
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { drawnSize, drawWatermarked } from './drawWatermarked.ts';
import * as styles from './IdentityPanel.css.ts';

type Props = {
  picture: ImageBitmap;
  /** Who looks. */
  viewer: string;
};

const directionOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr');

/** A picture of a document with the name of its reader across it, as pixels that no menu offers to save. */
export function WatermarkedPicture({ picture, viewer }: Props) {
  const { t } = useTranslation('staffIdentity');
  const { date, timeOfDay } = useFormat();
  const [at] = useState(() => Date.now());
  const [isLarge, setLarge] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const time = t('moment', { date: date(at), time: timeOfDay(at) });
  const { width, height } = drawnSize(picture);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const lines = [viewer, time].map((text) => ({ text, direction: directionOf(text) }) as const);
    if (context)
      drawWatermarked(context, picture, { lines, font: getComputedStyle(context.canvas).fontFamily });
    // The pixels must not outlive the page's element.
    return () => context?.clearRect(0, 0, width, height);
  }, [picture, viewer, time, width, height]);
  return (
    <div className={styles.picture}>
      <div className={styles.frame} tabIndex={isLarge ? 0 : undefined}>
        <canvas
          ref={canvas}
          width={width}
          height={height}
          role="img"
          aria-label={t('shown.picture', { name: viewer })}
          className={isLarge ? styles.large : styles.whole}
          onContextMenu={(event) => event.preventDefault()}
        />
      </div>
      <div>
        <Button variant="quiet" onClick={() => setLarge(!isLarge)} aria-pressed={isLarge}>
          {t('shown.larger')}
        </Button>
      </div>
    </div>
  );
}
