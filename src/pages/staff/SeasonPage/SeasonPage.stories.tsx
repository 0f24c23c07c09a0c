import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { seasonPage, seasonTime } from '../../../../tests/support/season/seasonFacts.ts';
import { places, stillSeason } from '../../../../tests/support/season/stillSeason.ts';
import type { LoadedSeason } from '../../../machines/staffReading/staffReadingMachine.ts';
import { SeasonPage } from './SeasonPage.tsx';

function Staged({ season, mayChange = true }: { season?: LoadedSeason | AppError; mayChange?: boolean }) {
  const [machine] = useState(() => stillSeason(season));
  return <SeasonPage season={machine} places={places} mayChange={mayChange} />;
}

const meta = {
  title: 'Pages/Staff season',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/season')],
  args: { season: { events: seasonPage.data, at: seasonTime } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { season: { events: [], at: seasonTime } } };
export const ReadOnly: Story = { tags: ['unpictured'], args: { mayChange: false } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { season: networkError } };
