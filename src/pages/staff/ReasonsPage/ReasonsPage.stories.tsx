import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { reasonsRow } from '../../../../tests/support/messages/reasonFacts.ts';
import { templateLife } from '../../../../tests/support/messages/templateFacts.ts';
import { stillLife } from '../../../../tests/support/season/lifeFacts.ts';
import { stillEdit } from '../../../../tests/support/staff/stillFlows.ts';
import type { EditLoaded } from '../../../machines/editForm/editFormTypes.ts';
import { ReasonsPage } from './ReasonsPage.tsx';

type Props = { loaded?: EditLoaded | AppError; isReadOnly?: boolean };

function Staged({ loaded, isReadOnly = false }: Props) {
  const [reasons] = useState(() => stillEdit(loaded));
  const [removal] = useState(() => stillLife(templateLife));
  return <ReasonsPage {...{ reasons, removal, isReadOnly }} backHref="/messages" onGone={() => {}} />;
}

const meta = {
  title: 'Pages/Staff reasons for rejections',
  component: Staged,
  tags: ['page', '!autodocs', 'unpictured'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/messages')],
  args: { loaded: { row: reasonsRow, draft: null } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reason in one language alone is named at its place. */
export const Default: Story = {
  play: async () => {
    const third = await screen.findByRole('textbox', { name: /^(السبب 3 بالعربية|Reason 3 in Arabic)/ });
    await userEvent.type(third, 'وصلت متأخرة.');
    await userEvent.keyboard('{Control>}s{/Control}');
    const english = screen.getByRole('textbox', { name: /^(السبب 3 بالإنجليزية|Reason 3 in English)/ });
    await expect(english).toHaveAttribute('aria-invalid', 'true');
    await expect(third).not.toHaveAttribute('aria-invalid');
  },
};
/** Before the first save, there is nothing to go back to. */
export const OfTheProduct: Story = {
  args: {
    loaded: { row: { ...reasonsRow, version: 0, changed: null, facts: { is_own: 'false' } }, draft: null },
  },
  play: async () => {
    await screen.findByText(/^(هذه الأسباب جاءت مع صوت|These reasons came with Sawt)/);
    await expect(screen.queryByText(/^(حذف أسبابكم|Delete your reasons)$/)).toBeNull();
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { render: () => <Staged /> };
export const Failed: Story = { args: { loaded: networkError } };
