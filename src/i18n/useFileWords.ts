import { useTranslation } from 'react-i18next';
import { blockedEnding } from '../../domain/fileName.ts';
import type { FileUse } from '../../domain/fileTypes.ts';
import type { MediaFileErrorCode } from '../../domain/forms/mediaFile.ts';
import { useFormat } from './useFormat.ts';

type FileDetails = {
  use: FileUse;
  /** The limit in megabytes. */
  megabytes: number;
  /** The file's name. */
  name: string;
  /** The kind that the competition accepts. */
  wanted?: 'any' | 'video' | 'audio';
};

/** The error sentence of a file. */
export function useFileWords() {
  const { t } = useTranslation('entries');
  const format = useFormat();
  return (code: MediaFileErrorCode, { use, megabytes, name, wanted = 'any' }: FileDetails): string => {
    const facts = { ext: blockedEnding(name) ?? '', max: format.megabytes(megabytes) };
    if (code === 'wrongFormat' && wanted !== 'any') return t(`upload.wrongKind.${wanted}`);
    const ownWords = code === 'required' || code === 'wrongFormat' ? code : undefined;
    return use === 'identity' && ownWords
      ? t(`upload.identityProblem.${ownWords}`, facts)
      : t(`upload.problem.${code}`, facts);
  };
}
