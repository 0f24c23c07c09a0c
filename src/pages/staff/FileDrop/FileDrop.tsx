import Upload from '@lucide/icons/icons/upload';
import * as buttonStyles from '../../../components/Button/Button.css.ts';
import { FileName } from '../../../components/FileName/FileName.tsx';
import * as styles from '../../../components/FileUpload/FileUpload.css.ts';
import { useFileDrop } from '../../../components/FileUpload/useFileDrop.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { LevelMeter } from '../../../components/LevelMeter/LevelMeter.tsx';

/** What the zone says: which file it takes, and what becomes of it. */
export type FileDropWords = Record<'file' | 'hint' | 'drop' | 'dropNow' | 'choose' | 'reading', string>;

export type FileDropProps = {
  id: string;
  /** As the attribute of the field. */
  accept: string;
  words: FileDropWords;
  /** The chosen file; null before one is. */
  file: File | null;
  isReading: boolean;
  isRefused: boolean;
  onChoose: (file: File) => void;
};

/** Chooses a file of staff: by click, by keyboard, or dropped. */
export function FileDrop({ id, accept, words, file, isReading, isRefused, onChoose }: FileDropProps) {
  const drop = useFileDrop(isReading ? undefined : onChoose);
  const face = isRefused ? 'refused' : file ? 'chosen' : 'empty';
  return (
    <div className={`${styles.zone} ${styles.face[drop.isOver ? 'over' : face]}`} {...drop.handlers}>
      <div className={styles.empty}>
        <span className={styles.mark}>
          {isReading ? <LevelMeter kind="spinner" height={20} /> : <Icon of={Upload} size="md" />}
        </span>
        <div>
          <p id={`${id}-label`} className={styles.label}>
            {file ? <FileName name={file.name} /> : words.file}
          </p>
          <p id={`${id}-hint`} className={styles.words}>
            {isReading ? words.reading : drop.isOver ? words.dropNow : words.hint}
            {!isReading && !drop.isOver && <span className={styles.drop}> {words.drop}</span>}
          </p>
        </div>
        <output className={styles.hidden}>{isReading && words.reading}</output>
      </div>
      <div className={styles.actions}>
        <input
          id={id}
          type="file"
          accept={accept}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={`${id}-hint`}
          aria-invalid={isRefused || undefined}
          className={styles.input}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen && !isReading) onChoose(chosen);
            // Lets a person choose the same file again after mending it.
            currentTarget.value = '';
          }}
        />
        <label
          id={`${id}-button`}
          htmlFor={id}
          className={`${buttonStyles.button} ${buttonStyles.size.md} ${buttonStyles.variant.secondary} ${styles.press}`}
        >
          {words.choose}
        </label>
      </div>
    </div>
  );
}
