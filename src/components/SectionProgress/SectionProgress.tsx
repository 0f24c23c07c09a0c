import type { FormSectionState } from '../FormSection/FormSection.tsx';
import * as styles from './SectionProgress.css.ts';

export type SectionProgressProps = {
  /** The progress as text. */
  words: string;
  /** In the order of the form. */
  sections: readonly FormSectionState[];
};

/** Progress of a form: one bar for each section. */
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
