import { VOICE_PRINT_BARS, VOICE_PRINT_LEVELS, voicePrint } from '../../../domain/voicePrint.ts';

const pitch = 5;
/** What one level adds to a bar above and below the middle. */
const step = 2;
const silence = Array<number>(VOICE_PRINT_BARS).fill(1);

/** The size of a drawn print, and the width of its strokes. */
export const printBox = {
  width: VOICE_PRINT_BARS * pitch - 2,
  height: 2 * step * (VOICE_PRINT_LEVELS - 1) + 3,
  stroke: 3,
} as const;

/** The strokes of a print, as the data of an SVG path; round line ends make the lowest bar a dot. */
export function printPath(hash: string | null): string {
  const middle = printBox.height / 2;
  return (hash === null ? silence : voicePrint(hash))
    .map((level, index) => {
      const reach = step * (level - 1);
      return `M${index * pitch + printBox.stroke / 2} ${middle - reach}v${2 * reach}`;
    })
    .join('');
}
