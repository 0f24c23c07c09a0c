import CircleAlert from '@lucide/icons/icons/circle-alert';
import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import * as styles from './AvatarField.css.ts';
import { previewOf } from './previewOf.ts';

export type AvatarFieldProps = {
  /** The saved picture. */
  src: string | null;
  /** Name of the person shown. */
  name: string;
  /** Chosen but not saved yet. */
  chosen: File | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** A sentence about the saved picture. */
  hint?: string | undefined;
  error?: string | undefined;
  readOnly?: boolean;
};

/** Shows the saved profile picture, or a preview of the chosen file. */
export function AvatarField(props: AvatarFieldProps) {
  const { src, name, chosen, onChoose, onRemove, hint, error, readOnly = false } = props;
  const { t } = useTranslation('account');
  const input = useRef<HTMLInputElement>(null);
  const shown = chosen ? previewOf(chosen) : src;
  const hasHint = !chosen && hint !== undefined;
  const described = [hasHint && 'profile_image-hint', error !== undefined && 'profile_image-error']
    .filter(Boolean)
    .join(' ');
  const chooseFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
    // Lets the user choose the same file again after removing it.
    currentTarget.value = '';
  };
  return (
    <fieldset aria-label={t('profile.avatar.label')} className={styles.field}>
      <span className={styles.picture}>
        <Portrait key={shown} src={shown} name={name} size="inherited" eager />
      </span>
      <div className={styles.controls}>
        <input
          ref={input}
          id="profile_image"
          type="file"
          accept="image/*"
          hidden
          aria-label={t('profile.avatar.choose')}
          onChange={chooseFile}
        />
        {!readOnly && (
          <div className={styles.buttons}>
            <Button
              variant="secondary"
              onClick={() => input.current?.click()}
              aria-describedby={described || undefined}
            >
              {t('profile.avatar.choose')}
            </Button>
            {chosen && (
              <Button variant="quiet" onClick={onRemove}>
                {t('profile.avatar.remove')}
              </Button>
            )}
          </div>
        )}
        {chosen && <p className={styles.chosen}>{t('profile.avatar.chosen', { name: chosen.name })}</p>}
        {hasHint && (
          <p id="profile_image-hint" className={styles.hint}>
            {hint}
          </p>
        )}
        {error !== undefined && (
          <p id="profile_image-error" className={styles.error}>
            <Icon of={CircleAlert} size="sm" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
