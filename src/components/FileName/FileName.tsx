import { safeFileName } from '../../../domain/fileName.ts';

/** What follows the last letter that is written from right to left. */
const LAST_LETTER = /^(.*[\p{Script=Arabic}\p{Script=Hebrew}]\s*)?(.*)$/su;

/** The name of somebody's file in a sentence of any direction: its ending stays last, in one piece, from left to right. */
export function FileName({ name }: { name: string }) {
  const [, start, ending] = LAST_LETTER.exec(safeFileName(name)) ?? [];
  return (
    <bdi>
      {start}
      {ending && <bdi dir="ltr">{ending}</bdi>}
    </bdi>
  );
}
