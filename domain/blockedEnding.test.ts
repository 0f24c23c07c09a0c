import { describe, expect, it } from 'vitest';
import { blockedEnding } from './blockedEnding.ts';

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
