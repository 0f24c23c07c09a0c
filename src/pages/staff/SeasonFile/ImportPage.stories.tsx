import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import {
  chosenFile,
  importedSeason,
  readHalfWrong,
  readTooLarge,
  readWhole,
} from '../../../../tests/support/season/fileFacts.ts';
import { seasonTime } from '../../../../tests/support/season/seasonFacts.ts';
import { places, stillImport } from '../../../../tests/support/season/stillSeason.ts';
import type { FileRead, SeasonImported } from '../../../machines/seasonImport/seasonImportTypes.ts';
import { ImportPage } from './ImportPage.tsx';

type Props = { read?: FileRead | AppError; imported?: SeasonImported | AppError; now?: number };

function Staged({ read, imported, now = seasonTime }: Props) {
  const [machine] = useState(() => stillImport(read, imported));
  return <ImportPage seasonImport={machine} places={places} now={now} />;
}

const meta = {
  title: 'Pages/Staff season file',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/season')],
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const make = /^(إنشاء المسودة|Make the draft)$/;

const choose = async () => {
  const input = await screen.findByLabelText(/(اختيار ملف|Choose a file)$/);
  await userEvent.upload(input, chosenFile);
};
const chooseAndMake = async () => {
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: make }));
};

export const Default: Story = {};
/** The faults of a file that is half wrong. */
export const Refused: Story = {
  args: { read: readHalfWrong },
  play: async () => {
    await choose();
    await expect(await screen.findAllByRole('listitem')).not.toEqual([]);
    await expect(screen.getByText('competitions[1].prices')).toBeVisible();
  },
};
/** What a file holds, before anything is made. */
export const Ready: Story = {
  args: { read: readWhole },
  play: async () => {
    await choose();
    await expect(await screen.findByRole('button', { name: make })).toBeVisible();
  },
};
export const Done: Story = {
  args: { read: readWhole, imported: importedSeason },
  play: async () => {
    await chooseAndMake();
    await expect(await screen.findByRole('link', { name: /^(فتح المسودة|Open the draft)$/ })).toHaveFocus();
  },
};
export const Past: Story = {
  tags: ['unpictured'],
  args: { read: readWhole, now: seasonTime * 2 },
  play: choose,
};
export const TooLarge: Story = { tags: ['unpictured'], args: { read: readTooLarge }, play: choose };
export const Unsure: Story = {
  tags: ['unpictured'],
  args: { read: readWhole, imported: networkError },
  play: async () => {
    await chooseAndMake();
    await expect(await screen.findByRole('button', { name: /^(إعادة المحاولة|Retry)$/ })).toHaveFocus();
  },
};
