import { memo, useState } from 'react';
import { portraitSet } from '../../../domain/portraits.ts';
import * as styles from './Portrait.css.ts';

export type PortraitProps = {
  src: string | null;
  /** Name of the person; it must also be shown as text beside the picture. */
  name: string;
  size: keyof typeof styles.size;
  /** Loads at once, above the fold. */
  eager?: boolean;
};

const largest: Record<PortraitProps['size'], number> = {
  row: 48,
  head: 64,
  summary: 72,
  chosen: 120,
  tied: 96,
  place: 132,
  champion: 176,
  inherited: 80,
};

/** A contestant's photo; without one, or if it does not load, the initial over the brand's bars. */
export const Portrait = memo(function Portrait({ src, name, size, eager = false }: PortraitProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const set = src === null ? undefined : portraitSet(src);
  // Older pictures lack newer sizes: fall back to the named file alone.
  const choice = [set, src].find((each) => each && !failed.includes(each));
  if (src && choice) {
    return (
      <img
        src={src}
        srcSet={choice === set ? set : undefined}
        sizes={choice === set ? `${largest[size]}px` : undefined}
        alt=""
        width={largest[size]}
        height={largest[size]}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={`${styles.size[size]} ${styles.photo}`}
        onError={() => setFailed([...failed, choice])}
      />
    );
  }
  return (
    <span aria-hidden="true" className={`${styles.size[size]} ${styles.initial}`}>
      <svg className={styles.bars} viewBox="0 0 32 32" preserveAspectRatio="none" focusable={false}>
        <path d="M4 32V20M10 32V10M16 32V14M22 32V6M28 32V22" />
      </svg>
      <span className={styles.letter}>{Array.from(name.trim())[0]}</span>
    </span>
  );
});
