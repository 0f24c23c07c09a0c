import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { laterNames, namesRow } from '../../../../tests/support/staff/staffFacts.ts';
import { stillEdit } from '../../../../tests/support/staff/stillFlows.ts';
import type { EditLoaded, EditSaved } from '../../../machines/editForm/editFormTypes.ts';
import { NamesPage } from './NamesPage.tsx';

type Props = { loaded?: EditLoaded | AppError; saved?: EditSaved | AppError; backHref?: string };

function Staged({ loaded, saved, ...page }: Props) {
  const [names] = useState(() => stillEdit(loaded, saved));
  return <NamesPage names={names} {...page} />;
}

const meta = {
  title: 'Pages/Staff names',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/settings')],
  args: { loaded: { row: namesRow, draft: null } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const arabic = /^(الاسم بالعربية|Name in Arabic)$/;

async function rename(name: string) {
  const field = await screen.findByRole('textbox', { name: arabic });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.keyboard('{Control>}s{/Control}');
}

export const Default: Story = {};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { args: { loaded: networkError, backHref: '/organisations' } };
export const Gap: Story = {
  args: { loaded: { row: { ...namesRow, texts: { ...namesRow.texts, name_en: '' } }, draft: null } },
};
export const Resumed: Story = {
  args: {
    loaded: {
      row: namesRow,
      draft: { start: namesRow, texts: { ...namesRow.texts, name_en: 'Production House Oman' } },
    },
  },
};
export const Disputed: Story = {
  args: { saved: { present: laterNames({ name_ar: 'دار المواهب' }) } },
  play: async () => {
    await rename('دار الإنتاج والمواهب');
    const [mine, theirs] = await screen.findAllByRole('radio');
    await expect(mine).not.toBeChecked();
    await expect(theirs).not.toBeChecked();
    await expect(screen.getByText('دار المواهب')).toBeVisible();
  },
};
export const Merged: Story = {
  args: { saved: { present: laterNames({ name_en: 'The Production House' }) } },
  play: async () => {
    await rename('دار الإنتاج والمواهب');
    await waitFor(() => expect(screen.getByDisplayValue('The Production House')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: arabic })).toHaveValue('دار الإنتاج والمواهب');
  },
};
export const Saved: Story = {
  args: { saved: { saved: laterNames({ name_ar: 'دار المواهب' }) } },
  play: async () => {
    await rename('دار المواهب');
    await expect(await screen.findByText(/^(تم الحفظ\.|Saved\.)$/)).toBeVisible();
  },
};
export const Wrong: Story = {
  play: async () => {
    await rename('د');
    await waitFor(() => expect(screen.getByRole('textbox', { name: arabic })).toBeInvalid());
  },
};
