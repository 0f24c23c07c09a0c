import { describe, expect, it } from 'vitest';
import { FILE_NAME_MAX_LENGTH, safeFileName } from './fileName.ts';

describe('the name of a file is shown', () => {
  it.each([
    ['أغنية البحر.mp4', 'أغنية البحر.mp4'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\huda\\song.mp4', 'song.mp4'],
    ['song\u202e4pm.mov', 'song4pm.mov'],
    ['two\nlines\t.mp4', 'two lines .mp4'],
    ['می\u200cخواهم.mp4', 'می\u200cخواهم.mp4'],
    ['', 'file'],
    ['..', 'file'],
    ['\u202e', 'file'],
  ])('%j as %j', (name, shown) => {
    expect(safeFileName(name)).toBe(shown);
  });

  it('whole up to 120 characters, then cut in the middle to as many', () => {
    expect(FILE_NAME_MAX_LENGTH).toBe(120);
    expect(safeFileName('a'.repeat(120))).toBe('a'.repeat(120));
    expect(safeFileName(`${'a'.repeat(101)}${'b'.repeat(20)}`)).toBe(`${'a'.repeat(99)}…${'b'.repeat(20)}`);
  });

  it('in composed letters, on one line and without spaces around', () => {
    expect(safeFileName('  Zoe\u0308 \n\t song.mp4 ')).toBe('Zo\u00eb song.mp4');
  });

  it('cut in the middle where it is long, so that its ending is seen', () => {
    const shown = safeFileName(`${'ن'.repeat(300)}-final.mp4`);
    expect([Array.from(shown).length, shown.endsWith('-final.mp4'), shown.includes('…')]).toEqual([
      FILE_NAME_MAX_LENGTH,
      true,
      true,
    ]);
  });
});
