import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { stillPreviews, twoPreviews } from '../../../../tests/support/previews/previewFacts.ts';
import { eventRow, places } from '../../../../tests/support/season/stillSeason.ts';
import { noPicture, stillPicture } from '../../../../tests/support/pictures/pictureFacts.ts';
import { seasonTime } from '../../../../tests/support/season/seasonFacts.ts';
import { stillEdit } from '../../../../tests/support/staff/stillFlows.ts';
import type { EditLoaded, EditSaved } from '../../../machines/editForm/editFormTypes.ts';
import type { Life } from '../../../machines/seasonLife/seasonLifeTypes.ts';
import { eventLife, stillLife } from '../../../../tests/support/season/lifeFacts.ts';
import { EventPage } from './EventPage.tsx';

type Props = {
  loaded?: EditLoaded | AppError;
  saved?: EditSaved | AppError;
  isNew?: boolean;
  mayChange?: boolean;
  life?: Life;
};

function Staged({ loaded, saved, isNew = false, mayChange = true, life = eventLife }: Props) {
  const [event] = useState(() => stillEdit(loaded, saved));
  const again = isNew || !mayChange ? {} : { again: { copy: places.copy('a'), file: places.file('a') } };
  const [ending] = useState(() => stillLife(life));
  const [preview] = useState(() => stillPreviews({ loaded: twoPreviews }));
  const [picture] = useState(() => stillPicture({ loaded: noPicture }));
  return (
    <EventPage
      event={event}
      isNew={isNew}
      {...(!isNew && { life: ending, preview, picture })}
      now={seasonTime}
      mayChange={mayChange}
      mayEnd={mayChange}
      backHref="/season"
      {...again}
    />
  );
}

const meta = {
  title: 'Pages/Staff event',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/season')],
  args: { loaded: { row: eventRow, draft: null } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const slug = /^(آخر رابطها|End of its address)/;

export const Default: Story = {};
export const New: Story = {
  args: {
    isNew: true,
    loaded: {
      row: {
        ...eventRow,
        version: 0,
        facts: {},
        texts: { ...eventRow.texts, name_ar: '', name_en: '', slug: '', starts_at: '', ends_at: '' },
      },
      draft: null,
    },
  },
};
/** Since a round began, the address and the zone are fixed. */
export const Fixed: Story = {
  args: {
    loaded: { row: { ...eventRow, facts: { state: 'published', situation: 'roundOpen' } }, draft: null },
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: slug })).toHaveAttribute('readonly');
  },
};
export const Wrong: Story = {
  play: async () => {
    await userEvent.clear(await screen.findByRole('textbox', { name: slug }));
    await userEvent.type(screen.getByRole('textbox', { name: slug }), 'Not a slug');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(screen.getByRole('textbox', { name: slug })).toBeInvalid();
  },
};
export const ReadOnly: Story = { tags: ['unpictured'], args: { mayChange: false } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { loaded: networkError } };
