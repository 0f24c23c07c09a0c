import CircleAlert from '@lucide/icons/icons/circle-alert';
import Upload from '@lucide/icons/icons/upload';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptAttribute, type AcceptedMedia, type FileUse } from '../../../domain/fileTypes.ts';
import { lazyPart } from '../../parts/lazyPart.ts';
import * as buttonStyles from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { FileName } from '../FileName/FileName.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import type { ChosenFileFacts } from './ChosenFile.tsx';
import * as styles from './FileUpload.css.ts';
import { useFileDrop } from './useFileDrop.ts';

const NameOnly = ({ file }: ChosenFileFacts) => <FileName name={file.name} />;

/** An empty form does not need it. A file stays chosen although its preview cannot load, so its name stands. */
const ChosenFile = lazyPart<ChosenFileFacts>(
  () => import('./ChosenFile.tsx').then(({ ChosenFile: Part }) => ({ default: Part })),
  NameOnly,
);

export type FileUploadProps = {
  /** Id of the control, so that an ErrorSummary finds it. */
  id: string;
  use: FileUse;
  /** The recordings that are accepted. */
  accepted?: AcceptedMedia;
  label: string;
  /** Which files are allowed. */
  hint: string;
  chosen: ChosenFileFacts | null;
  /** The file is being checked, and not accepted yet. */
  checking?: boolean;
  error?: string | undefined;
  readOnly?: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** One file: chosen by click, by keyboard, or dropped. */
export function FileUpload(props: FileUploadProps) {
  const {
    id,
    use,
    accepted,
    label,
    hint,
    chosen,
    checking = false,
    error,
    readOnly = false,
    onChoose,
  } = props;
  const { t } = useTranslation('entries');
  const drop = useFileDrop(readOnly ? undefined : onChoose);
  const describedBy = error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`;
  const face = error !== undefined ? 'refused' : chosen ? 'chosen' : 'empty';
  return (
    <div className={fieldStyles.field}>
      <div className={`${styles.zone} ${styles.face[drop.isOver ? 'over' : face]}`} {...drop.handlers}>
        <Face {...props} checking={checking} isOver={drop.isOver} />
        {!readOnly && (
          <div className={styles.actions}>
            <input
              id={id}
              type="file"
              accept={acceptAttribute(use, accepted)}
              aria-labelledby={`${id}-label ${id}-button`}
              aria-describedby={describedBy}
              aria-invalid={error === undefined ? undefined : true}
              className={styles.input}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) onChoose(file);
                // Lets the user choose the same file again after removing it.
                currentTarget.value = '';
              }}
            />
            <label
              id={`${id}-button`}
              htmlFor={id}
              className={`${buttonStyles.button} ${buttonStyles.size.md} ${buttonStyles.variant.secondary} ${styles.press}`}
            >
              {!chosen && <Icon of={Upload} size="sm" />}
              {t(chosen ? 'upload.change' : 'upload.choose')}
            </label>
            {chosen && (
              <Button variant="quiet" onClick={props.onRemove} aria-describedby={`${id}-label`}>
                {t('upload.remove')}
              </Button>
            )}
          </div>
        )}
        {/* Names the control, also when the chosen file replaces the visible text. */}
        <span id={`${id}-label`} hidden>
          {label}
        </span>
      </div>
      <p id={`${id}-hint`} className={chosen ? fieldStyles.hint : styles.hidden}>
        {hint}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          <span className={fieldStyles.errorIcon}>
            <Icon of={CircleAlert} size="sm" />
          </span>
          {error}
        </p>
      )}
    </div>
  );
}

function Face({ label, hint, chosen, checking, readOnly, isOver }: FileUploadProps & { isOver: boolean }) {
  const { t } = useTranslation('entries');
  if (chosen && !checking)
    return (
      <div className={styles.chosen}>
        <Suspense fallback={<NameOnly {...chosen} />}>
          <ChosenFile {...chosen} />
        </Suspense>
      </div>
    );
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        {checking ? <LevelMeter kind="spinner" height={20} /> : <Icon of={Upload} size="md" />}
      </span>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.words}>
          {checking ? t('upload.checking') : isOver ? t('upload.dropNow') : hint}
          {!checking && !isOver && !readOnly && <span className={styles.drop}> {t('upload.drop')}</span>}
        </p>
      </div>
      <output className={styles.hidden}>{checking && t('upload.checking')}</output>
    </div>
  );
}
