import { useFormat } from '../../i18n/useFormat.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './SectionCount.css.ts';

type Props = {
  count: number;
  /** The same in words, for screen readers. */
  words: string;
};

/** How much waits in a section, at the end of its link. */
export function SectionCount({ count, words }: Props) {
  const { number } = useFormat();
  return (
    <>
      <span aria-hidden className={styles.count}>
        {number(count)}
      </span>
      <span className={visuallyHidden}>{words}</span>
    </>
  );
}
