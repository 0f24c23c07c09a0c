import { openBoardStream, type BoardStreamEvent } from '../../api/boardStream.ts';
import { askedBoard } from './askedBoard.ts';

/** Opens the stream of the board that the page at the address shows. @returns closes it */
export const openAskedStream = (
  base: string,
  since: string | null,
  onEvent: (event: BoardStreamEvent) => void,
): (() => void) => openBoardStream(base, { ...askedBoard(), since }, onEvent);
