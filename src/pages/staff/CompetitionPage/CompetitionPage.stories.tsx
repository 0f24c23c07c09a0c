import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { PublishCheck } from '../../../../domain/staff/staffContract.ts';
import {
  foundMissing,
  foundNothing,
  foundReady,
  seasonTime,
} from '../../../../tests/support/season/seasonFacts.ts';
import { noPreviews, stillPreviews } from '../../../../tests/support/previews/previewFacts.ts';
import { places, settingsRow, stillPublishing } from '../../../../tests/support/season/stillSeason.ts';
import {
  closedLife,
  draftLife,
  publishedLife,
  stillLife,
  votedLife,
} from '../../../../tests/support/season/lifeFacts.ts';
import { noPicture, stillPicture } from '../../../../tests/support/pictures/pictureFacts.ts';
import { stillEdit } from '../../../../tests/support/staff/stillFlows.ts';
import type { EditLoaded, EditSaved } from '../../../machines/editForm/editFormTypes.ts';
import type { Life } from '../../../machines/seasonLife/seasonLifeTypes.ts';
import { CompetitionPage, type CompetitionPageProps } from './CompetitionPage.tsx';

type Props = {
  loaded?: EditLoaded | AppError;
  saved?: EditSaved | AppError;
  check?: PublishCheck | AppError;
  state?: PublishCheck['state'];
  may?: CompetitionPageProps['may'];
  life?: Life | AppError;
};

const all = { season: true, money: true, publish: true, end: true };

function Staged({ loaded, saved, check, state = 'draft', may = all, life = draftLife }: Props) {
  const [competition] = useState(() => stillEdit(loaded, saved));
  const [publishing] = useState(() =>
    stillPublishing(check && ('kind' in check ? check : { ...check, state })),
  );
  const [ending] = useState(() => stillLife(life));
  const [preview] = useState(() => stillPreviews({ loaded: noPreviews }));
  const [picture] = useState(() => stillPicture({ loaded: noPicture }));
  const shown = { competition, publishing, preview, places, may, picture };
  return <CompetitionPage {...shown} life={ending} now={seasonTime} />;
}

const row = settingsRow();
const later = settingsRow({
  version: 8,
  description_ar: 'صوت واحد، وأغنية واحدة.',
  changed: { at: seasonTime, by: 'هدى بنت سالم الرواحية' },
});

const meta = {
  title: 'Pages/Staff competition',
  component: Staged,
  tags: ['page', '!autodocs'],
  // The frame of the preview has no script that could answer: what stands in it has stories of its own.
  parameters: { layout: 'fullscreen', controls: { disable: true }, a11y: { options: { iframes: false } } },
  decorators: [withDesk('/season')],
  args: { loaded: { row, draft: null }, check: foundMissing },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const publish = /^(نشر…|Publish…)$/;
const description = /^(الوصف بالعربية|Description in Arabic)/;

/** Waits until the preview has a name. */
const framed = (name: string) =>
  waitFor(() => {
    const inner = document.querySelector('iframe')?.contentDocument;
    return expect(inner?.querySelector('h1')?.textContent).toContain(name);
  });

export const Default: Story = {
  play: async () => {
    await screen.findByRole('button', { name: publish });
    await framed('');
  },
};
/** The preview follows what is typed, in either language. */
export const Preview: Story = {
  tags: ['unpictured'],
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /^(الاسم بالإنجليزية|Name in English)/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'One voice');
    const languages = await screen.findByRole('group', { name: /^(لغة المعاينة|Language of the preview)$/ });
    await userEvent.click(within(languages).getByRole('button', { name: 'English' }));
    await framed('One voice');
  },
};
export const Ready: Story = { tags: ['unpictured'], args: { check: foundNothing } };
export const Confirming: Story = {
  tags: ['window'],
  args: { check: foundReady },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: publish }));
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName(
      /^(هل تريد نشر هذه المسابقة؟|Publish this competition\?)$/,
    );
  },
};
export const Disputed: Story = {
  args: { saved: { present: later } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: description }), ' الليلة');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findAllByRole('radio')).toHaveLength(2);
  },
};
/** With votes, what people rely on is fixed, and says so before anybody types. */
export const Fixed: Story = {
  args: {
    state: 'published',
    life: votedLife,
    loaded: {
      row: settingsRow({ state: 'published', situation: 'votes', has_open_window: true }),
      draft: null,
    },
  },
};
/** Before an act, the dialog says whom it concerns and that nobody can take it back. */
export const Cancelling: Story = {
  tags: ['window'],
  args: {
    state: 'published',
    life: publishedLife,
    loaded: { row: settingsRow({ state: 'published', situation: 'entries' }), draft: null },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(إلغاء نهائي…|Cancel it…)$/ }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(/^(هل تريد إلغاء|Cancel)/);
  },
};
export const Closed: Story = {
  tags: ['unpictured'],
  args: {
    state: 'closed',
    life: closedLife,
    loaded: { row: settingsRow({ state: 'closed', situation: 'sealed' }), draft: null },
  },
};
export const Finance: Story = {
  tags: ['unpictured'],
  args: { may: { season: false, money: true, publish: false, end: false } },
};
export const ReadOnly: Story = {
  tags: ['unpictured'],
  args: { may: { season: false, money: false, publish: false, end: false } },
};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { loaded: networkError, check: networkError } };
