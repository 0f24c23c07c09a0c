import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, httpError, messageError, networkError } from '../../../../domain/errors.ts';
import type { IdentityCheck, IdentityVerdict, Revealed } from '../../../../domain/staff/staffContract.ts';
import {
  identityVerdict,
  judged,
  judgedEarlier,
  revealed,
  revealedPdf,
  stillLook,
  undocumented,
  unjudged,
} from '../../../../tests/support/staffEntries/identityFacts.ts';
import type { OpenedDocument } from '../../../machines/identityReveal/identityRevealTypes.ts';
import { IdentityPanel } from './IdentityPanel.tsx';

type Props = {
  check?: IdentityCheck | AppError;
  reveal?: Revealed | AppError;
  open?: OpenedDocument | AppError;
  verdict?: IdentityVerdict | AppError;
  viewer?: string;
};

function Staged({ viewer = 'سلمى بنت خميس الحارثية', ...staged }: Props) {
  const [look] = useState(() => stillLook(staged));
  return <IdentityPanel look={look} viewer={viewer} hasSingles zone="Asia/Muscat" />;
}

/** An invented card. */
function drawnCard(): OpenedDocument {
  const canvas = new OffscreenCanvas(900, 570);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#dfe7ee';
  context.fillRect(0, 0, 900, 570);
  context.fillStyle = '#7d8fa0';
  context.fillRect(50, 130, 230, 290);
  context.fillStyle = '#1f2a33';
  context.font = '600 34px sans-serif';
  for (const [line, text] of [
    'SPECIMEN',
    'Huda Salim Al Rawahi',
    '12345678',
    '17/04/2001',
    '2029-02-28',
  ].entries())
    context.fillText(text, 330, 160 + line * 70);
  return { kind: 'image', picture: canvas.transferToImageBitmap() };
}

const meta = {
  title: 'Pages/Staff identity check',
  component: Staged,
  tags: ['page', 'unpictured', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/entries')],
  args: { check: unjudged },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const look = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(الاطلاع على الوثيقة|Look at the document)$/ }));
const ask = async (reason = 'screening') => {
  await look();
  await userEvent.selectOptions(await screen.findByRole('combobox'), reason);
  await userEvent.click(screen.getByRole('button', { name: /^(أظهر الوثيقة|Show it)$/ }));
};
const judge = async () => {
  for (const point of ['name', 'number', 'birth_date', 'valid'])
    await userEvent.click(document.querySelector(`[name="look-${point}"][value="yes"]`)!);
  await userEvent.click(screen.getByRole('button', { name: /^(حفظ النتيجة|Keep the verdict)$/ }));
};

export const Default: Story = { args: { check: judged } };
export const EarlierDocument: Story = { args: { check: judgedEarlier } };
/** The document is deleted, the verdict stays. */
export const Deleted: Story = { args: { check: undocumented } };
export const Loading: Story = { args: { check: undefined } };
export const Failed: Story = { args: { check: networkError } };
export const Reason: Story = {
  args: { reveal: revealed },
  play: async () => {
    await ask('other');
    await screen.findByText(/(500 حرف|500 characters)/);
  },
};
/** The picture has the viewer's name all over it; Escape hides it, and the verdict can still be given. */
export const Shown: Story = {
  render: (args) => <Staged {...args} open={drawnCard()} />,
  args: { reveal: revealed },
  play: async () => {
    await ask();
    await expect(await screen.findByRole('img', { name: /(وعليها اسم|across it)/ })).toBeVisible();
    await expect(screen.getByText('12345678')).toBeVisible();
  },
};
export const Hidden: Story = {
  ...Shown,
  play: async (context) => {
    await Shown.play!(context);
    await userEvent.keyboard('{Escape}');
    await screen.findByText(/^(حُجبت الوثيقة\.|The document is hidden again\.)$/);
    await expect(document.querySelector('canvas')).toBeNull();
    await expect(screen.queryByText('12345678')).toBeNull();
  },
};
export const Pdf: Story = { args: { reveal: revealedPdf }, play: () => ask() };
export const PdfSaved: Story = {
  args: { reveal: revealedPdf, open: { kind: 'pdf' } },
  play: async () => {
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: /^(حفظ ملف PDF|Save the PDF)$/ }));
    await screen.findByText('12345678');
  },
};
export const Unreadable: Story = {
  args: { reveal: revealed, open: { kind: 'unreadable' } },
  play: async () => {
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: /^(حفظ النتيجة|Keep the verdict)$/ }));
    await expect(screen.getAllByText(/^(اختر واحدة من الثلاث|Choose one of the three)\.$/)).toHaveLength(4);
  },
};
export const TooMany: Story = {
  args: { reveal: httpError({ status: 429, retryAfterMs: 60_000 }) },
  play: () => ask(),
};
/** The minute was over before the document arrived. */
export const Late: Story = {
  args: { reveal: revealed, open: messageError('…', { status: 410, code: 'reveal_expired' }) },
  play: async () => {
    await ask();
    await screen.findByText('…');
  },
};
export const Unsure: Story = {
  ...Shown,
  args: { reveal: revealed, verdict: networkError },
  play: async () => {
    await ask();
    await judge();
    await screen.findByText(/^(هل حُفظت النتيجة؟|Was the verdict kept\?)$/);
  },
};
export const Kept: Story = {
  ...Shown,
  args: { reveal: revealed, verdict: identityVerdict },
  play: async () => {
    await ask();
    await judge();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
