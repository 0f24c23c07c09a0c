import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { PreviewLinks, PreviewMade } from '../../../../domain/staff/staffContract.ts';
import {
  madePreview,
  noPreviews,
  publicPreviews,
  stillPreviews,
  twoPreviews,
} from '../../../../tests/support/previews/previewFacts.ts';
import { PreviewPanel, type PreviewPanelProps } from './PreviewPanel.tsx';

type Props = Partial<PreviewPanelProps> & {
  loaded?: PreviewLinks | AppError;
  made?: PreviewMade | AppError;
  ended?: PreviewLinks | AppError;
};

function Staged({ loaded, made, ended, ...props }: Props) {
  const [preview] = useState(() => stillPreviews({ loaded, made, ended }));
  return (
    <PreviewPanel kind="competition" name="الغناء الفردي" zone="Asia/Muscat" {...props} preview={preview} />
  );
}

const meta = {
  title: 'Pages/Staff preview links',
  component: Staged,
  tags: ['page', 'unpictured', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/season')],
  args: { loaded: noPreviews },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const make = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(إنشاء رابط معاينة|Make a preview link)$/ }));
const end = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(إيقاف كل الروابط…|End all links…)$/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^(إيقافها|End them)$/ }));
};

export const Default: Story = {};
export const Several: Story = { args: { loaded: twoPreviews } };
export const Event: Story = { args: { loaded: twoPreviews, kind: 'event', zone: 'Africa/Cairo' } };
/** The link shows once. */
export const Made: Story = {
  args: { made: madePreview },
  play: async () => {
    await make();
    await screen.findByText(/^(رابط المعاينة جاهز|The preview link is ready)$/);
  },
};
export const Asked: Story = {
  args: { loaded: twoPreviews },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(إيقاف كل الروابط…|End all links…)$/ }),
    );
    await screen.findByRole('alertdialog');
  },
};
export const Ended: Story = {
  args: { loaded: twoPreviews, ended: noPreviews },
  play: async () => {
    await end();
    await screen.findByText(/^(لم يعد أي رابط يعمل\.|No link works any more\.)$/);
  },
};
/** The reply was lost. */
export const Unsure: Story = {
  args: { made: networkError },
  play: async () => {
    await make();
    await screen.findByText(/^(انقطع الاتصال|The connection broke)/);
  },
};
export const Public: Story = { args: { loaded: publicPreviews } };
export const Failed: Story = { args: { loaded: networkError } };
export const Loading: Story = { render: () => <Staged /> };
