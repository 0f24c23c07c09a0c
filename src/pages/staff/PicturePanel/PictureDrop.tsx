import Upload from '@lucide/icons/icons/upload';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_MAX_MEGABYTES, SMALLEST_PICTURE } from '../../../../domain/season/seasonLimits.ts';
import * as buttonStyles from '../../../components/Button/Button.css.ts';
import { FileName } from '../../../components/FileName/FileName.tsx';
import * as styles from '../../../components/FileUpload/FileUpload.css.ts';
import { useFileDrop } from '../../../components/FileUpload/useFileDrop.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { LevelMeter } from '../../../components/LevelMeter/LevelMeter.tsx';
import * as own from './PicturePanel.css.ts';

type Props = {
  file: File | null;
  /** What happens to the file now. */
  work: 'reading' | 'sending' | null;
  isDisabled: boolean;
  hasPicture: boolean;
  error: string | undefined;
  onChoose: (file: File) => void;
};

/** Chooses a picture: by click, by keyboard, or dropped. */
export function PictureDrop({ file, work, isDisabled, hasPicture, error, onChoose }: Props) {
  const { t } = useTranslation('staffPicture');
  const id = useId();
  const isBusy = work !== null || isDisabled;
  const drop = useFileDrop(isBusy ? undefined : onChoose);
  const face = error !== undefined ? 'refused' : file ? 'chosen' : 'empty';
  const limits = t('limits', { max: PICTURE_MAX_MEGABYTES, ...SMALLEST_PICTURE });
  return (
    <div className={`${styles.zone} ${styles.face[drop.isOver ? 'over' : face]}`} {...drop.handlers}>
      <div className={styles.empty}>
        <span className={styles.mark}>
          {work ? <LevelMeter kind="spinner" height={20} /> : <Icon of={Upload} size="md" />}
        </span>
        <div>
          <p id={`${id}-label`} className={styles.label}>
            {file ? <FileName name={file.name} /> : t('file')}
          </p>
          <p id={`${id}-hint`} className={styles.words}>
            {work ? t(work) : drop.isOver ? t('dropNow') : limits}
            {!work && !drop.isOver && <span className={styles.drop}> {t('drop')}</span>}
          </p>
          {error !== undefined && (
            <p id={`${id}-error`} role="alert" className={own.error}>
              {error}
            </p>
          )}
        </div>
        <output className={styles.hidden}>{work && t(work)}</output>
      </div>
      <div className={styles.actions}>
        <input
          id={`${id}-file`}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-labelledby={`${id}-button ${id}-label`}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
          aria-invalid={error !== undefined || undefined}
          className={styles.input}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen && !isBusy) onChoose(chosen);
            // Lets a person choose the same file again after mending it.
            currentTarget.value = '';
          }}
        />
        <label
          id={`${id}-button`}
          htmlFor={`${id}-file`}
          className={`${buttonStyles.button} ${buttonStyles.size.md} ${buttonStyles.variant.secondary} ${styles.press}`}
        >
          {t(hasPicture || file ? 'replace' : 'choose')}
        </label>
      </div>
    </div>
  );
}
