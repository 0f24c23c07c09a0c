import { describe, expect, it } from 'vitest';
import { IDENTITY_MAX_MEGABYTES } from '../limits.ts';
import { httpError, networkError } from '../errors.ts';
import { fileErrorOfRefusal, fileUnreadable } from './mediaFile.ts';
import { type FileFacts, mediaFileError } from './mediaFileError.ts';

const limits = { use: 'media', megabytes: 200 } as const;
const clip: FileFacts = { name: 'song.mp4', bytes: 64_000_000, type: 'video/mp4', durationMs: 90_000 };
const errorOf = (facts: Partial<FileFacts>) => mediaFileError({ ...clip, ...facts }, limits);

describe('a media file', () => {
  it('must be there', () => {
    expect(mediaFileError(undefined, limits)).toBe('required');
  });

  it.each([
    ['a clip', {}, undefined],
    ['a recording', { type: 'audio/mpeg', durationMs: 900_000 }, undefined],
    ['a renamed program', { name: 'song.exe' }, 'blockedExtension'],
    ['an empty program', { name: 'song.exe', bytes: 0 }, 'blockedExtension'],
    ['nothing in it', { bytes: 0, type: undefined }, 'empty'],
    ['a picture', { type: 'image/png' }, 'wrongFormat'],
    ['nobody knows what', { type: undefined }, 'wrongFormat'],
    ['a large picture', { type: 'image/svg+xml', bytes: 900_000_000 }, 'wrongFormat'],
    ['as large as may be', { bytes: 200_000_000 }, undefined],
    ['a byte more', { bytes: 200_000_001 }, 'tooLarge'],
    ['two minutes', { durationMs: 120_000 }, undefined],
    ['two minutes and some frames', { durationMs: 120_999 }, undefined],
    ['a second more', { durationMs: 121_000 }, 'tooLong'],
    ['of an unknown length', { durationMs: undefined }, undefined],
  ] as const)('with %s', (_, facts, error) => {
    expect(errorOf(facts)).toBe(error);
  });

  it.each([
    ['a clip for audio', { durationMs: 900_000, bytes: 900_000_000 }, 'audio', 'wrongFormat'],
    ['a recording for video', { type: 'audio/mpeg' }, 'video', 'wrongFormat'],
    ['a recording for audio', { type: 'audio/mpeg', durationMs: 900_000 }, 'audio', undefined],
    ['a clip for video', {}, 'video', undefined],
  ] as const)('is of the kind that its competition wants: %s', (_, facts, wanted, error) => {
    expect(mediaFileError({ ...clip, ...facts }, { ...limits, wanted })).toBe(error);
  });

  it('that proves who sends it is a picture or a document', () => {
    const identity = { use: 'identity', megabytes: IDENTITY_MAX_MEGABYTES } as const;
    const passport = { name: 'جواز.pdf', bytes: 10_000_000, type: 'application/pdf' };
    expect([
      mediaFileError(passport, identity),
      mediaFileError({ ...passport, bytes: 10_000_001 }, identity),
      mediaFileError(clip, identity),
    ]).toEqual([undefined, 'tooLarge', 'wrongFormat']);
  });
});

it("What an upload is refused for is said of its file where it is the file's", () => {
  const refusals = [
    httpError({ status: 413 }),
    httpError({ status: 415 }),
    fileUnreadable,
    httpError({ status: 403 }),
    networkError,
  ];
  expect(refusals.map(fileErrorOfRefusal)).toEqual([
    'tooLarge',
    'wrongFormat',
    'unreadable',
    undefined,
    undefined,
  ]);
});
