import { useState } from 'react';
import type { ImageSize } from '../../../domain/contract.ts';
import * as styles from './SceneImage.css.ts';

export type SceneImageProps = {
  /** The same picture in ascending widths; empty without a picture. */
  sizes: readonly ImageSize[];
  /** Displayed width, as the `sizes` of an image. */
  shown: string;
  /** Name of its subject; it must also be shown as text beside the picture. */
  name: string;
  /** Stands for the picture; none for decoration. */
  alt?: string | undefined;
  /** Loads at once and before others: above the fold. */
  eager?: boolean;
};

/**
 * Picture of an event or competition, filling its container; without one, the initial over the brand's bars.
 */
export function SceneImage({ sizes, shown, name, alt = '', eager = false }: SceneImageProps) {
  const [failed, setFailed] = useState(false);
  const middle = sizes[Math.floor((sizes.length - 1) / 2)];
  if (middle && !failed) {
    return (
      <img
        sizes={shown}
        srcSet={sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        src={middle.url}
        width={middle.width}
        height={middle.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        // Decoded with the first paint, not a frame later.
        decoding={eager ? 'sync' : 'async'}
        className={styles.photo}
        onError={() => setFailed(true)}
      />
    );
  }
  return (
    <span aria-hidden className={styles.none}>
      <svg className={styles.bars} viewBox="0 0 160 90" preserveAspectRatio="none" focusable={false}>
        <path d="M20 90V62M40 90V34M60 90V48M80 90V20M100 90V56M120 90V40M140 90V68" />
      </svg>
      <span className={styles.letter}>{initialOf(name)}</span>
    </span>
  );
}

/** The first letter of a name, without the Arabic article: an alif alone looks like another bar. */
const initialOf = (name: string) => Array.from(name.trim().replace(/^ال(?=\p{L})/u, ''))[0];
