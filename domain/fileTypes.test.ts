import { describe, expect, it } from 'vitest';
import { acceptAttribute, fileTypeOf, fileTypes, kindOf } from './fileTypes.ts';

describe('the types of files', () => {
  it('that are taken are these and no others', () => {
    const extensions = (use: 'media' | 'identity') => fileTypes[use].map(({ extension }) => extension);
    expect([extensions('media'), extensions('identity')]).toEqual([
      ['mp4', 'mov', 'avi', 'webm', 'mp3', 'm4a', 'wav', 'aac', 'ogg'],
      ['jpg', 'png', 'webp', 'pdf'],
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

  it.each([
    'image/svg+xml',
    'text/html',
    'application/zip',
    'video/matroska',
    'application/pdf',
    '',
    undefined,
  ])('do not hold %s as an entry', (mime) => {
    expect(fileTypeOf(mime, 'media')).toBeUndefined();
  });

  it('are of a kind', () => {
    expect(['video/quicktime', 'audio/wav', 'image/png'].map(kindOf)).toEqual(['video', 'audio', undefined]);
    expect(fileTypes.media.map(({ kind }) => kind).join(' ')).toBe(
      'video video video video audio audio audio audio audio',
    );
    expect(fileTypes.identity.map(({ kind }) => kind).join(' ')).toBe('image image image document');
  });

  it('are named to the browser by type and by ending', () => {
    expect(acceptAttribute('media')).toMatch(/^video\/\*,audio\/\*,video\/mp4,\.mp4,/);
    expect(acceptAttribute('identity')).toBe(
      'image/jpeg,.jpg,image/png,.png,image/webp,.webp,application/pdf,.pdf',
    );
  });
});
