import { expect, it } from 'vitest';
import { fileOf, mediaViewOf } from './mediaView.ts';

const viewOf = (address: string | null) => mediaViewOf({ file_url: address });

it('tells video from audio by the ending of the address, whatever signs it', () => {
  expect(
    ['/a/song.MP4?user=1&signature=x.mp3', 'https://m.example/x.webm', '/x.mov', '/x.avi'].map(viewOf),
  ).toEqual(['video', 'video', 'video', 'video']);
  expect(['/x.mp3#t=1', '/x.m4a', '/x.wav', '/x.aac', '/x.ogg'].map(viewOf)).toEqual(Array(5).fill('audio'));
});

it('plays nothing else, and knows where nothing is', () => {
  expect(['/x.pdf', '/mp4', '/x.mp4.exe', '/x.'].map(viewOf)).toEqual(Array(4).fill('unsupported'));
  expect([viewOf(null), viewOf(''), mediaViewOf(null)]).toEqual(['empty', 'empty', 'empty']);
});

it('knows the same file behind another signature', () => {
  expect(fileOf('/m/x.mp4?signature=2')).toBe(fileOf('/m/x.mp4?signature=1'));
});
