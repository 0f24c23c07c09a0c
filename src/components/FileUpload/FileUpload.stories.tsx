import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileUpload } from './FileUpload.tsx';

const fileOf = (name: string, megabytes: number, type = '') => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: megabytes * 1_000_000 });
  return file;
};
const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><rect width="8" height="5" fill="teal"/></svg>';
const poster = new Blob([dot], { type: 'image/svg+xml' });
const film = {
  file: fileOf('fatma-solo-final.mp4', 180),
  kind: 'video',
  durationMs: 108_000,
  poster,
} as const;

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    id: 'media_file',
    use: 'media',
    label: 'الفيديو أو المقطع الصوتي',
    hint: 'فيديو أو مقطع صوتي، دقيقتان و200 ميغابايت بحد أقصى. MP4 أو MOV أو AVI أو ملف صوتي.',
    chosen: null,
    onChoose: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The native control works by keyboard and has its hint. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleName(/^الفيديو أو المقطع الصوتي (اختيار ملف|Choose a file)$/);
    await expect(input).toHaveAccessibleDescription(/200/);
    await userEvent.upload(input, film.file, { applyAccept: false });
    await expect(args.onChoose).toHaveBeenCalledWith(film.file);
  },
};
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(film.file);
    const zone = canvas.getAllByText('الفيديو أو المقطع الصوتي')[0]!;
    const dragFile = (type: string) =>
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    // The refused file must not replace the page.
    await expect(dragFile('dragover')).toBe(false);
    await expect(await canvas.findByText(/^(إفلات الملف هنا|Drop the file here)$/)).toBeVisible();
    await expect(dragFile('drop')).toBe(false);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
export const Checking: Story = { args: { checking: true } };
export const Chosen: Story = {
  args: { chosen: film },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(إزالة|Remove)$/ }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Audio: Story = {
  args: { chosen: { file: fileOf('oud.mp3', 4.2), kind: 'audio', durationMs: 187_000 } },
};
export const OfUnknownLength: Story = { args: { chosen: { ...film, durationMs: null, poster: null } } };
export const Identity: Story = {
  args: {
    id: 'id_passport_url',
    use: 'identity',
    label: 'الهوية أو جواز السفر',
    hint: 'صورة أو ملف PDF، 10 ميغابايت بحد أقصى.',
    chosen: { file: fileOf('passport-scan.pdf', 2.4, 'application/pdf') },
  },
};
export const IdentityPicture: Story = {
  args: { ...Identity.args, chosen: { file: new File([dot], 'جواز السفر.svg', { type: 'image/svg+xml' }) } },
};
export const ReadOnly: Story = { args: { chosen: film, readOnly: true } };
/** The error describes the control. */
export const States: Story = {
  args: { error: 'صيغة الملف غير مقبولة. المقبول: فيديو أو مقطع صوتي.' },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/صيغة الملف غير مقبولة/);
  },
};
export const ChosenAndRefused: Story = { args: { chosen: film, error: 'تعذّر قبول هذا الملف.' } };
export const LongText: Story = {
  args: {
    chosen: { ...film, file: fileOf(`${'تسجيل-طويل-جدا-'.repeat(12)}النهائي.mov`, 199.9) },
    error:
      'يجب ألا تتجاوز مدة الفيديو دقيقتين. يمكن تقصيره في محرر الهاتف ثم اختياره مرة أخرى، أو اختيار ملف آخر.',
  },
};
export const MixedBidi: Story = {
  args: { chosen: { ...film, file: fileOf('IMG_2024 (هدى) final\u202e3pm.MOV', 64) } },
};
