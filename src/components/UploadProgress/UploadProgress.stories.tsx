import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UploadProgress } from './UploadProgress.tsx';

const film = new File(['x'], 'fatma-solo-final.mp4');
Object.defineProperty(film, 'size', { value: 180_000_000 });
const chosen = { file: film, kind: 'video', durationMs: 108_000 } as const;
const total = film.size;

const meta = {
  title: 'Feedback/UploadProgress',
  component: UploadProgress,
  args: { progress: { phase: 'uploading', sent: 115_400_000, total }, chosen, onCancel: fn() },
} satisfies Meta<typeof UploadProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('value', '64');
    await expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/64.*115.*180/));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Preparing: Story = { args: { progress: { phase: 'preparing', sent: 0, total } } };
export const Begun: Story = { args: { progress: { phase: 'uploading', sent: 900_000, total } } };
export const States: Story = { args: { progress: { phase: 'paused', sent: 115_400_000, total } } };
export const PausedByServer: Story = {
  args: { progress: { phase: 'paused', sent: 115_400_000, total, waitsFor: 'server' } },
};
/** Too late to cancel, and of unknown duration. */
export const Finalizing: Story = {
  args: { progress: { phase: 'finalizing', sent: total, total } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
    await expect(canvas.getByText(/^(Upload complete\.|اكتمل الرفع\.)$/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongText: Story = {
  args: { chosen: { ...chosen, file: new File(['x'], `${'تسجيل-طويل-جدا-'.repeat(8)}النهائي.mov`) } },
};
export const MixedBidi: Story = {
  args: { chosen: { ...chosen, file: new File(['x'], 'IMG_2024 (هدى) final.MOV') } },
};
