import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pngFile, wavFile, type Bytes, type NamedFile } from '../../../tests/support/entries/entryForms.ts';
import type { MediaFixtures } from '../../../tests/support/media/mediaFixtures.ts';

/** A file that must be accepted; `shown` is the name that pages show, if it differs. */
export type GoodFile = NamedFile & { shown?: string };

const read = (path: string): Bytes => new Uint8Array(readFileSync(path));

export const goodVideos = (fixtures: MediaFixtures): GoodFile[] => [
  { name: 'أغنية البحر.mp4', content: read(fixtures.make('common.mp4')) },
  { name: 'فيديو من الهاتف ٢٠٢٦.mov', content: read(fixtures.make('phone.mov')) },
  { name: 'تسجيل قديم.AVI', content: read(fixtures.make('old.avi')) },
  { name: 'حفلة (نهائي) v2 final.webm', content: read(fixtures.make('open.webm')) },
  { name: 'دقيقتان بالضبط.mp4', content: read(fixtures.make('common.mp4', 120)) },
  { name: 'بلا صوت.mp4', content: read(fixtures.make('silent.mp4')) },
  { name: 'photo.jpg', content: read(fixtures.make('common.mov')), type: 'image/jpeg' },
];

export const goodRecordings = (fixtures: MediaFixtures): GoodFile[] => [
  { name: 'موّال.mp3', content: read(fixtures.make('song.mp3')) },
  { name: 'عود — تجربة.m4a', content: read(fixtures.make('song.m4a')) },
  { name: 'قصيدة.wav', content: read(fixtures.make('song.wav')) },
  { name: 'Amal أمل 12 — demo.aac', content: read(fixtures.make('song.aac')) },
  { name: 'نشيد.ogg', content: read(fixtures.make('song.ogg')) },
  { name: 'بلا فقد.m4a', content: read(fixtures.make('lossless.m4a')) },
  { name: 'the limit itself.wav', content: wavFile((1_000_000 - 44) / 8_000) },
  { name: 'مِنْ بَعِيدٍ.wav', content: wavFile() },
  { name: 'می\u200cخواهم.wav', content: wavFile() },
  { name: 'song 🎤 أغنية.wav', content: wavFile() },
  { name: 'example.com.wav', content: wavFile() },
  { name: 'my.exe.of.choice.wav', content: wavFile() },
  { name: 'wav', content: wavFile() },
  { name: 'song.svg', content: wavFile(), type: 'image/svg+xml' },
  { name: '../../../etc/passwd.wav', content: wavFile(), shown: 'passwd.wav' },
  { name: 'C:\\songs\\أغنية.wav', content: wavFile(), shown: 'أغنية.wav' },
  { name: 'أغنية\u202egnp.wav', content: wavFile(), shown: 'أغنيةgnp.wav' },
  { name: '\u2067ليل\u2069 night.wav', content: wavFile(), shown: 'ليل night.wav' },
  { name: '<img src=x onerror=alert(1)>.wav', content: wavFile() },
  { name: 'سطر\tثان.wav', content: wavFile(), shown: 'سطر ثان.wav' },
  {
    name: `${'أغنية '.repeat(60)}.wav`,
    content: wavFile(),
    shown: `${'أغنية '.repeat(60).slice(0, 99)}…${`${'أغنية '.repeat(60)}.wav`.slice(-20)}`,
  },
];

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } });

export const goodDocuments = async (): Promise<GoodFile[]> => [
  { name: 'جواز السفر.jpg', content: new Uint8Array(await picture().jpeg().toBuffer()) },
  { name: 'الهوية.webp', content: new Uint8Array(await picture().webp().toBuffer()) },
  { name: 'IMG_0042.HEIC', content: read('tests/support/accounts/phonePicture.heic') },
  { name: 'بطاقة.pdf', content: new Uint8Array(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')) },
  { name: '50,000 × 50,000.png', content: pngFile(50_000, 50_000) },
  { name: 'عشرة ميغابايت.png', content: padded(pngFile(), 10_000_000) },
];

export const goodPortraits = async (): Promise<GoodFile[]> => [
  { name: 'أنا.jpg', content: new Uint8Array(await picture().jpeg().toBuffer()) },
  { name: 'me.webp', content: new Uint8Array(await picture().webp().toBuffer()) },
  { name: 'صورة\u202egpj.png', content: new Uint8Array(await picture().png().toBuffer()) },
];

function padded(file: Bytes, bytes: number): Bytes {
  const whole = new Uint8Array(bytes);
  whole.set(file);
  return whole;
}
