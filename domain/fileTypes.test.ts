import { describe, expect, it } from 'vitest';
import { acceptAttribute, fileTypeOf, fileTypes, formatNames, isWanted, kindOf } from './fileTypes.ts';
import { formatOf } from './formatOf.ts';

describe('the types of files', () => {
  it('that are taken are these and no others', () => {
    const extensions = (use: 'media' | 'identity') => fileTypes[use].map(({ extension }) => extension);
    expect([extensions('media'), extensions('identity')]).toEqual([
      ['mp4', 'mov', 'avi', 'webm', 'mkv', '3gp', 'mp3', 'm4a', 'wav', 'aac', 'ogg', 'flac'],
      ['jpg', 'png', 'webp', 'heic', 'heif', 'pdf'],
    ]);
  });

  it('are known under each of their names, with or without parameters', () => {
    const known = ['video/vnd.avi', 'audio/x-m4a', 'audio/ogg; codecs=opus', 'VIDEO/MP4'];
    expect(known.map((mime) => fileTypeOf(mime, 'media')?.extension)).toEqual(['avi', 'm4a', 'ogg', 'mp4']);
    const others = ['video/x-m4v', 'video/avi', 'audio/mp3', 'audio/x-wav', 'audio/vnd.wave'];
    expect(others.map((mime) => fileTypeOf(mime, 'media')?.extension)).toEqual([
      'mp4',
      'avi',
      'mp3',
      'wav',
      'wav',
    ]);
  });

  it.each(['image/svg+xml', 'text/html', 'application/zip', 'application/pdf', '', undefined])(
    'do not hold %s as an entry',
    (mime) => {
      expect(fileTypeOf(mime, 'media')).toBeUndefined();
    },
  );

  it('are of a kind', () => {
    expect(['video/quicktime', 'audio/wav', 'image/png'].map(kindOf)).toEqual(['video', 'audio', undefined]);
    expect(fileTypes.media.map(({ kind }) => kind).join(' ')).toBe(
      'video video video video video video audio audio audio audio audio audio',
    );
    expect(fileTypes.identity.map(({ kind }) => kind).join(' ')).toBe(
      'image image image image image document',
    );
  });

  it('that few browsers play are accepted where the server converts them', () => {
    const mimes = ['video/x-matroska', 'video/3gpp', 'audio/flac'];
    const accepted = (converts: boolean) => mimes.map((mime) => isWanted(mime, { wanted: 'any', converts }));
    expect([accepted(true), accepted(false)]).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
    expect(isWanted('video/x-matroska', { wanted: 'audio', converts: true })).toBe(false);
    expect(acceptAttribute('media', { wanted: 'audio', converts: true })).toMatch(/audio\/flac,\.flac$/);
  });

  it('have the names by which people call them', () => {
    expect([
      formatNames({ wanted: 'video', converts: true }),
      formatNames({ wanted: 'audio', converts: false }),
    ]).toEqual([
      ['MP4', 'MOV', 'AVI', 'WebM', 'MKV', '3GP'],
      ['MP3', 'M4A', 'WAV', 'AAC', 'OGG'],
    ]);
    expect([
      formatOf('video/x-matroska', 'film.mp4'),
      formatOf('image/heic', 'IMG_1'),
      formatOf(undefined, 'lyrics.DOCX'),
      formatOf(undefined, 'archive.mp4'),
      formatOf(undefined, 'no ending'),
    ]).toEqual(['MKV', 'HEIC', 'DOCX', undefined, undefined]);
  });

  it('are named to the browser by type and by ending', () => {
    expect(acceptAttribute('media')).toMatch(/^video\/\*,audio\/\*,video\/mp4,\.mp4,/);
    expect(acceptAttribute('media', { wanted: 'audio', converts: false })).toBe(
      'audio/*,audio/mpeg,.mp3,audio/mp4,.m4a,audio/wav,.wav,audio/aac,.aac,audio/ogg,.ogg',
    );
    expect(acceptAttribute('media', { wanted: 'video', converts: true })).not.toContain('audio');
    expect(acceptAttribute('identity')).toBe(
      'image/jpeg,.jpg,image/png,.png,image/webp,.webp,image/heic,.heic,image/heif,.heif,application/pdf,.pdf',
    );
  });
});
