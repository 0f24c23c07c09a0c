import { useTranslation } from 'react-i18next';
import { type AcceptedMedia, type FileUse, formatNames } from '../../domain/fileTypes.ts';
import type { MediaFileErrorCode } from '../../domain/forms/mediaFile.ts';
import { useFormat } from './useFormat.ts';

type FileDetails = {
  use: FileUse;
  /** The limit in megabytes. */
  megabytes: number;
  /** The file's name. */
  name: string;
  /** The format or the blocked ending for which the file was refused, if it is known. */
  sent?: string | undefined;
  /** The recordings that are accepted. */
  accepted?: AcceptedMedia;
};

/** The error sentence of a file. */
export function useFileWords() {
  const { t } = useTranslation('entries');
  const format = useFormat();
  return (
    code: MediaFileErrorCode,
    { use, megabytes, name, sent, accepted = { wanted: 'any', converts: false } }: FileDetails,
  ): string => {
    const facts = { ext: sent ?? name.split('.').at(-1) ?? '', max: format.megabytes(megabytes) };
    if (code !== 'required' && code !== 'wrongFormat') return t(`upload.problem.${code}`, facts);
    const sentence =
      use === 'identity'
        ? t(`upload.identityProblem.${code}`, facts)
        : t(`upload.ofMedia.${code}.${accepted.wanted}`);
    if (code === 'required') return sentence;
    const formats = formatNames(accepted).join(', ');
    return [
      sentence,
      sent !== undefined && t('upload.sent', { format: sent }),
      use === 'media' && t('upload.accepted', { formats }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
