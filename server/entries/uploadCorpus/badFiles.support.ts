import type { FieldErrorCode } from '../../platform/http/errorTexts.ts';
import { readFileSync } from 'node:fs';
import { pngFile, wavFile, type Bytes } from '../../../tests/support/entries/entryForms.ts';
import { aviWithPlaylist, zipEnd } from '../../../tests/support/media/hostileMedia.ts';
import type { MediaFixtures } from '../../../tests/support/media/mediaFixtures.ts';

const bytes = (...parts: (string | Uint8Array)[]): Bytes =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    ),
  );
const noise = (length: number, text = 'noise') => Buffer.alloc(length, text);
/**
 * The file with `words` written over its bytes at `at`, early enough for browsers that guess a type from
 * content.
 */
const withWords = (file: Uint8Array, words: string, at = 100): Bytes => {
  const changed = new Uint8Array(file);
  changed.set(Buffer.from(words, 'latin1'), at);
  return changed;
};

export type BadFile = { what: string; content: Bytes; error: FieldErrorCode };

const script = '<script>alert(document.domain)</script>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

/** Contents that must be refused both as a recording and as an identity document, with their names. */
const neither: readonly [string, Bytes][] = [
  ['one byte', bytes('x')],
  ['noise', bytes(noise(5_000))],
  ['nothing but zeros', bytes(new Uint8Array(5_000))],
  ['a page', bytes(`<!doctype html>${script}`)],
  ['a page behind empty lines', bytes(`\n\n   <HTML>${script}`)],
  ['a page behind a byte order mark', bytes(`\xef\xbb\xbf<html>${script}`)],
  ['a drawing', bytes(drawing)],
  ['a drawing behind its declaration', bytes(`<?xml version="1.0"?>${drawing}`)],
  ['a page of XHTML', bytes(`<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}`)],
  ['a shell script', bytes('#!/bin/sh\nrm -rf /\n')],
  ['a script', bytes('alert(document.domain)')],
  ['a page of PHP', bytes("<?php system($_GET['c']);")],
  ['a program of Windows', bytes('MZ\x90\0', noise(2_000))],
  ['a program of Linux', bytes('\x7fELF\x02\x01\x01', new Uint8Array(2_000))],
  ['a program of macOS', bytes('\xcf\xfa\xed\xfe', new Uint8Array(2_000))],
  ['a class of Java', bytes('\xca\xfe\xba\xbe\0\0\0\x34', new Uint8Array(200))],
  ['a module of WebAssembly', bytes('\0asm\x01\0\0\0', new Uint8Array(200))],
  ['a film of Flash', bytes('FWS\x0a', new Uint8Array(200))],
  ['an archive', bytes('PK\x03\x04', new Uint8Array(100), zipEnd)],
  ['an archive of RAR', bytes('Rar!\x1a\x07\x01\0', new Uint8Array(100))],
  ['an archive of 7-Zip', bytes("7z\xbc\xaf'\x1c\0\x04", new Uint8Array(100))],
  ['a packed archive', bytes('\x1f\x8b\x08\0', new Uint8Array(100))],
  ['a database', bytes('SQLite format 3\0', new Uint8Array(200))],
  ['a moving picture', bytes('GIF89a', new Uint8Array(200))],
  ['a moving picture that is a script', bytes('GIF89a=1;alert(1)//')],
  ['a picture of Windows', bytes('BM', new Uint8Array(200))],
  ['a picture for printers', bytes('II*\0', new Uint8Array(200))],
  ['a drawing for printers', bytes('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file')],
  ['a playlist', bytes('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
  ['a list of cuts', bytes('ffconcat version 1.0\nfile /etc/passwd\n')],
  ['the start of a song alone', bytes('RIFF')],
  ['a letter that says it is a song', bytes('RIFF\xff\xff\xff\x7fSONG', noise(200))],
  ['a song without loss', bytes('fLaC\0\0\0\x22', new Uint8Array(200))],
  ['a film of Windows', bytes('0&\xb2u\x8ef\xcf\x11\xa6\xd9\0\xaa\0b\xcel', new Uint8Array(200))],
  ['a film of Matroska', bytes('\x1aE\xdf\xa3\x93B\x82\x88matroska', new Uint8Array(200))],
  ['a picture and a page', bytes(pngFile(), script)],
  ['a picture and an archive', bytes(pngFile(), zipEnd)],
];

/**
 * Contents that a competition for audio of at most 1 MB must refuse, with the expected error. The test
 * sends each under the name of a recording.
 */
export const badRecordings = (): BadFile[] => [
  { what: 'nothing at all', content: bytes(''), error: 'fileEmpty' },
  ...neither.map(([what, content]) => ({ what, content, error: 'fileAudioOnly' }) as const),
  { what: 'a picture', content: pngFile(), error: 'fileAudioOnly' },
  { what: 'a document', content: bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), error: 'fileAudioOnly' },
  { what: 'a song and an archive', content: bytes(wavFile(), zipEnd), error: 'fileAudioOnly' },
  { what: 'a song and a page', content: withWords(wavFile(), script), error: 'fileAudioOnly' },
  { what: 'a song and a drawing', content: withWords(wavFile(), drawing), error: 'fileAudioOnly' },
  { what: 'a song and a document', content: withWords(wavFile(), '%PDF-1.4'), error: 'fileAudioOnly' },
  { what: 'a song behind a page', content: bytes(`<html>${script}`, wavFile()), error: 'fileAudioOnly' },
  {
    what: 'the start of a song',
    content: bytes(wavFile().subarray(0, 40)),
    error: 'fileIncomplete',
  },
  {
    what: 'a song of one byte more than the limit',
    content: bytes(wavFile((1_000_001 - 44) / 8_000)),
    error: 'fileTooLarge',
  },
];

/** Contents that a competition for video must refuse, with the expected error. */
export function badVideos(fixtures: MediaFixtures): BadFile[] {
  const read = (path: string) => readFileSync(path);
  const video = read(fixtures.make('common.mp4'));
  const parts = [200, 2_000, Math.floor(video.length / 2)];
  return [
    {
      what: 'of 121 seconds',
      content: bytes(read(fixtures.make('common.mp4', 121))),
      error: 'fileTooLong',
    },
    { what: 'that is an archive as well', content: bytes(video, zipEnd), error: 'fileVideoOnly' },
    {
      what: 'that is a recording',
      content: bytes(read(fixtures.make('song.m4a'))),
      error: 'fileVideoOnly',
    },
    ...parts.map((length) => ({
      what: `cut after ${length} bytes`,
      content: bytes(video.subarray(0, length)),
      error: 'fileIncomplete' as const,
    })),
    {
      what: 'from the camera, cut in half',
      content: bytes(read(fixtures.make('phone.mov')).subarray(0, 3_000)),
      error: 'fileIncomplete',
    },
    {
      what: 'that carries a playlist',
      content: bytes(aviWithPlaylist('file:///etc/passwd')),
      error: 'fileUnreadable',
    },
  ];
}

/**
 * Contents that must be refused as an identity document, with the expected error. The test sends each under
 * the name of a picture.
 */
export const badDocuments = (): BadFile[] => [
  { what: 'nothing at all', content: bytes(''), error: 'fileEmpty' },
  ...neither.map(([what, content]) => ({ what, content, error: 'identityWrongFormat' }) as const),
  { what: 'a song', content: wavFile(), error: 'identityWrongFormat' },
  { what: 'a document behind a page', content: bytes('<html>%PDF-1.7\n'), error: 'identityWrongFormat' },
  {
    what: 'a document and an archive',
    content: bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n', zipEnd),
    error: 'identityWrongFormat',
  },
  {
    what: 'a photograph and a page',
    content: bytes('\xff\xd8\xff\xe0\0\x10JFIF\0', script),
    error: 'identityWrongFormat',
  },
  {
    what: 'a picture of one byte more than ten megabytes',
    content: bytes(pngFile(), new Uint8Array(10_000_001 - pngFile().length)),
    error: 'fileTooLarge',
  },
];

/** Contents that must be refused as a profile picture, with the expected error. */
export const badPortraits = (): BadFile[] => [
  ...neither
    .filter(([what]) => /page$|drawing$|Linux|script|moving picture$|packed|printers$/.test(what))
    .filter(([what]) => what !== 'a picture and a page')
    .map(([what, content]) => ({ what, content, error: 'imageUnreadable' }) as const),
  {
    what: 'a picture of 50,000 pixels each way',
    content: pngFile(50_000, 50_000),
    error: 'imageUnreadable',
  },
  { what: 'a part of a picture', content: bytes(pngFile().subarray(0, 40)), error: 'imageUnreadable' },
  { what: 'a song', content: wavFile(), error: 'imageUnreadable' },
  {
    what: 'a picture of more than five megabytes',
    content: bytes(pngFile(), new Uint8Array(5_000_001)),
    error: 'imageTooLarge',
  },
];
