import { safeFileName } from '../../../domain/fileName.ts';

/** Splits after the last right-to-left letter. */
const LAST_LETTER = /^(.*[\p{Script=Arabic}\p{Script=Hebrew}]\s*)?(.*)$/su;

/** A file name inside a sentence of any direction: its extension stays last and reads left to right. */
export function FileName({ name }: { name: string }) {
  const [, start, ending] = LAST_LETTER.exec(safeFileName(name)) ?? [];
  return (
    <bdi>
      {start}
      {ending && <bdi dir="ltr">{ending}</bdi>}
    </bdi>
  );
}
