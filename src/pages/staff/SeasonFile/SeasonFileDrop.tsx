import { useTranslation } from 'react-i18next';
import { FileDrop, type FileDropProps } from '../FileDrop/FileDrop.tsx';

type Props = Pick<FileDropProps, 'file' | 'isReading' | 'isRefused' | 'onChoose'>;

/** Chooses the file of a season. */
export function SeasonFileDrop(props: Props) {
  const { t } = useTranslation('staffFiles');
  const words = {
    file: t('import.file'),
    hint: t('import.hint'),
    drop: t('import.drop'),
    dropNow: t('import.dropNow'),
    choose: t('import.choose'),
    reading: t('import.reading'),
  };
  return <FileDrop id="season-file" accept=".json,application/json" words={words} {...props} />;
}
