import { useState } from 'react';
import * as styles from './Portrait.css.ts';

type Props = { src: string | null; name: string };

/** The contestant's photo; without one, or when it does not load, the initial before the bars of the brand. */
export function Portrait({ src, name }: Props) {
  const [broken, setBroken] = useState<string>();
  if (src && broken !== src) {
    return (
      <img
        src={src}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        decoding="async"
        className={styles.photo}
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <span aria-hidden="true" className={styles.initial}>
      <svg className={styles.initialBars} viewBox="0 0 32 32" preserveAspectRatio="none">
        <path d="M4 32V20M10 32V10M16 32V14M22 32V6M28 32V22" />
      </svg>
      {/^./u.exec(name.trim())?.[0]}
    </span>
  );
}
