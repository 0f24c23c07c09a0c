import { describe, expect, it } from 'vitest';
import { blockedEnding } from './blockedEnding.ts';
import { FILE_NAME_MAX_LENGTH, safeFileName } from './fileName.ts';

describe('a file is refused for its ending', () => {
  it.each([
    ['song.exe', 'exe'],
    ['SONG.EXE', 'exe'],
    ['run.bat', 'bat'],
    ['run.sh', 'sh'],
    ['run.cmd', 'cmd'],
    ['page.js', 'js'],
    ['setup.msi', 'msi'],
    ['game.com', 'com'],
    ['song.mp4.exe', 'exe'],
    ['song.exe.mp4', 'exe'],
    ['song.exe. . ', 'exe'],
    ['song.exe\u0000.mp4', 'exe'],
    ['song\u202e4pm.exe', 'exe'],
    ['song.e\u200bxe', 'exe'],
    ['song．ｅｘｅ', 'exe'],
    ['song.ехе', 'exe'],
    ['song.ѕһ', 'sh'],
    ['song.ſh', 'sh'],
    ['song.сοм', 'com'],
    ['song.соm', 'com'],
    ['song.cмԁ', 'cmd'],
    ['song.ьат', 'bat'],
    ['song.baτ', 'bat'],
    ['song.јѕ', 'js'],
    ['song.мѕі', 'msi'],
    ['song.msι', 'msi'],
    ['song.msı', 'msi'],
    ['song.eχe', 'exe'],
    ['song.exe::$DATA', 'exe'],
    ['a%2eexe', 'exe'],
    ['a%252eexe', 'exe'],
    ['a.exe%20', 'exe'],
    ['a.exe%00.mp4', 'exe'],
    ['a%2%65exe', 'exe'],
    ['a%2eEX%45', 'exe'],
    ['a%\u200b2eexe', 'exe'],
    ['a％2eexe', 'exe'],
    ['a%EF%BC%8Eexe', 'exe'],
    ['a.exe%C2%A0', 'exe'],
    ['a.exe%E2%80%8B', 'exe'],
    ['song.com::$DATA', 'com'],
    ['../../song.exe', 'exe'],
    ['.exe', 'exe'],
  ])('%j', (name, ending) => {
    expect(blockedEnding(name)).toBe(ending);
  });

  it('however often its ending is encoded', () => {
    expect(blockedEnding(`a%${'25'.repeat(100_000)}2eexe`)).toBe('exe');
  });

  it.each([
    'song.mp4',
    '100%.mp4',
    '%ff%.mp4',
    'exe',
    'my.exe.of.choice.mp4',
    'example.com.mp4',
    'أغنية.mp4',
    'notes.json',
    'my.sh.ort.mov',
    '',
  ])('and not %j', (name) => {
    expect(blockedEnding(name)).toBeUndefined();
  });
});

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
