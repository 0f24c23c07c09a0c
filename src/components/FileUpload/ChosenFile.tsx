import AudioLines from '@lucide/icons/icons/audio-lines';
import FileText from '@lucide/icons/icons/file-text';
import Film from '@lucide/icons/icons/film';
import ImageIcon from '@lucide/icons/icons/image';
import { useTranslation } from 'react-i18next';
import { MEGABYTE_BYTES } from '../../../domain/forms/mediaFile.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { previewOf } from '../AvatarField/previewOf.ts';
import { FileName } from '../FileName/FileName.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ChosenFile.css.ts';

export type ChosenFileFacts = {
  file: File;
  /** Left out for an image or a document: the MIME type is enough. */
  kind?: 'video' | 'audio';
  /** Milliseconds; null while unknown. */
  durationMs?: number | null;
  poster?: Blob | null;
};

const icons = { video: Film, audio: AudioLines, image: ImageIcon, document: FileText };
/** In megabytes; a smaller file is shown as this, never as 0. */
const LEAST_SHOWN = 0.1;

/** A chosen file: preview, name, size and duration. */
export function ChosenFile({ file, kind, durationMs = null, poster = null }: ChosenFileFacts) {
  const { t } = useTranslation('entries');
  const { megabytes } = useFormat();
  const shownKind = kind ?? (file.type.startsWith('image/') ? 'image' : 'document');
  const picture = shownKind === 'image' && !isHeif(file) ? file : poster;
  const size = megabytes(Math.max(LEAST_SHOWN, file.size / MEGABYTE_BYTES));
  return (
    <>
      <span className={styles.picture}>
        {picture ? (
          <img src={previewOf(picture)} alt="" className={styles.image} />
        ) : (
          <Icon of={icons[shownKind]} size="lg" />
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <FileName name={file.name} />
        </p>
        <p className={styles.facts}>
          <span className={styles.fact}>{t(`upload.kind.${shownKind}`)}</span>
          <span className={styles.fact}>{size}</span>
          {durationMs !== null && (
            <span className={styles.fact}>
              <bdi dir="ltr">{clockOf(durationMs)}</bdi>
            </span>
          )}
        </p>
      </div>
    </>
  );
}

/** Few browsers show HEIF. */
const isHeif = ({ type }: File) => /^image\/hei[cf]/.test(type);

function clockOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
