import type { FormSectionState } from '../FormSection/FormSection.tsx';
import * as styles from './SectionProgress.css.ts';

export type SectionProgressProps = {
  /** How far it has come, in words. */
  words: string;
  /** In the order of the form. */
  sections: readonly FormSectionState[];
};

/** How much of a form is there: one bar for each of its sections. */
export function SectionProgress({ words, sections }: SectionProgressProps) {
  return (
    <div className={styles.progress}>
      <p className={styles.words}>{words}</p>
      <div aria-hidden="true" className={styles.bars}>
        {sections.map((state, index) => (
          <span key={index} className={styles.bar[state]} />
        ))}
      </div>
    </div>
  );
}
