import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { openParticipants } from '../../domain/board.ts';
import type { BoardView } from './boardView.ts';

const deflate = promisify(deflateRaw);

/**
 * The prepared JSON of a board version, without the server's time. That comes last, so that all replies
 * share the rest.
 */
export type BoardBody = {
  version: string;
  /** The JSON up to the value of `server_time`. */
  text: Buffer;
  /** `text` as gzip data that ends at a byte boundary, so that another block can follow. */
  compressed: Promise<CompressedText>;
};

type CompressedText = { bytes: Buffer; crc: number; length: number };

/**
 * Prepares the JSON of a board.
 * @param at the time (UTC ms) that decides which group is open
 */
export function boardBody(view: BoardView, version: string, at: number): BoardBody {
  const data = {
    participants: openParticipants(view.groups, at),
    groups: view.groups,
    competition: view.competition,
    competitions: view.competitions,
  };
  const text = Buffer.from(
    `{"data":${JSON.stringify(data)},"version":${JSON.stringify(version)},"server_time":`,
  );
  return { version, text, compressed: compress(text) };
}

/** What is true of a board at one instant only: the server's time (UTC ms), and how many votes wait to be counted. */
export type BoardStamp = { at: number; waiting: number };

/** The board's whole JSON, with its stamp at its end. */
export function stampPlain({ text }: BoardBody, stamp: BoardStamp): Buffer {
  return Buffer.concat([text, tailOf(stamp)]);
}

/** The board's whole JSON as gzip: the compressed text, then the stamp in an uncompressed block. */
export function stampGzip({ bytes, crc, length }: CompressedText, stamp: BoardStamp): Buffer {
  const tail = tailOf(stamp);
  const block = Buffer.from([1, tail.length, 0, tail.length ^ 0xff, 0xff]);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(tail, crc), 0);
  trailer.writeUInt32LE(length + tail.length, 4);
  return Buffer.concat([GZIP_HEAD, bytes, block, tail, trailer]);
}

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Nothing waits on most boards, and then the field is missing. */
export const waitingIn = (waiting: number): { waiting?: number } => (waiting > 0 ? { waiting } : {});

const tailOf = ({ at, waiting }: BoardStamp) =>
  Buffer.from(waiting > 0 ? `${at},"waiting":${waiting}}` : `${at}}`);

async function compress(text: Buffer): Promise<CompressedText> {
  const bytes = await deflate(text, { level: 6, finishFlush: constants.Z_SYNC_FLUSH });
  return { bytes, crc: crc32(text), length: text.length };
}

/**
 * A server-sent event as the bytes of one HTTP chunk, so that all clients can be sent the same buffer.
 * @param id the version of the board after the event
 * @param json without line breaks
 */
export function eventFrame(event: string, id: string, json: string | Buffer): Buffer {
  const head = `event: ${event}\nid: ${id}\ndata: `;
  const length = Buffer.byteLength(head) + Buffer.byteLength(json) + 2;
  return Buffer.concat([
    Buffer.from(`${length.toString(16)}\r\n${head}`),
    typeof json === 'string' ? Buffer.from(json) : json,
    Buffer.from('\n\n\r\n'),
  ]);
}

/**
 * The bytes of an HTTP chunk that tells browsers how long (ms) to wait before they reopen a broken stream.
 */
export function retryFrame(milliseconds: number): Buffer {
  const text = `retry: ${milliseconds}\n\n`;
  return Buffer.from(`${text.length.toString(16)}\r\n${text}\r\n`);
}
