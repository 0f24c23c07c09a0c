import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { laterOrganisation, organisationRow } from '../../../../tests/support/staff/staffFacts.ts';
import { stillEdit } from '../../../../tests/support/staff/stillFlows.ts';
import type { EditLoaded, EditSaved } from '../../../machines/editForm/editFormTypes.ts';
import { OrganisationPage } from './OrganisationPage.tsx';

type Props = {
  loaded?: EditLoaded | AppError;
  saved?: EditSaved | AppError;
  backHref?: string;
  mayChange?: boolean;
};

function Staged({ loaded, saved, mayChange = true, ...page }: Props) {
  const [settings] = useState(() => stillEdit(loaded, saved));
  return <OrganisationPage {...{ settings, mayChange }} {...page} />;
}

const meta = {
  title: 'Pages/Staff organisation',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/settings')],
  args: { loaded: { row: organisationRow, draft: null } },
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
export const ReadOnly: Story = { args: { mayChange: false } };
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = {
  tags: ['unpictured'],
  args: { loaded: networkError, backHref: '/organisations' },
};
export const Gap: Story = {
  args: {
    loaded: { row: { ...organisationRow, texts: { ...organisationRow.texts, name_en: '' } }, draft: null },
  },
};
export const Resumed: Story = {
  tags: ['unpictured'],
  args: {
    loaded: {
      row: organisationRow,
      draft: {
        start: organisationRow,
        texts: { ...organisationRow.texts, name_en: 'Production House Oman' },
      },
    },
  },
};
export const Disputed: Story = {
  args: { saved: { present: laterOrganisation({ name_ar: 'دار المواهب' }) } },
  play: async () => {
    await rename('دار الإنتاج والمواهب');
    const [mine, theirs] = await screen.findAllByRole('radio');
    await expect(mine).not.toBeChecked();
    await expect(theirs).not.toBeChecked();
    await expect(screen.getByText('دار المواهب')).toBeVisible();
  },
};
export const Merged: Story = {
  args: { saved: { present: laterOrganisation({ name_en: 'The Production House' }) } },
  play: async () => {
    await rename('دار الإنتاج والمواهب');
    await waitFor(() => expect(screen.getByDisplayValue('The Production House')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: arabic })).toHaveValue('دار الإنتاج والمواهب');
  },
};
export const Saved: Story = {
  args: { saved: { saved: laterOrganisation({ name_ar: 'دار المواهب' }) } },
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
