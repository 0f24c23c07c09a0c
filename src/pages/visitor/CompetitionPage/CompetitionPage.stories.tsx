import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { useState } from 'react';
import { withShell } from '../../../../.storybook/withShell.tsx';
import type { CompetitionDetails } from '../../../../domain/contract.ts';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import {
  bareDetails,
  catalogueTime,
  competitionOf,
  detailsOf,
  longNames,
} from '../../../../tests/support/catalogue/catalogueFixtures.ts';
import { stagedCompetition } from '../../../../tests/support/catalogue/stagedCatalogue.ts';
import { pageMarkup, wordsOfVideo } from '../../../../tests/support/entries/wordsOfVideo.ts';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';
import { CompetitionPage } from './CompetitionPage.tsx';

const HOUR = 3_600_000;
const back = fn();
const discard = /^(حذف المسودة|Discard draft)$/;
const enrol = /^(التسجيل الآن|Enroll now)$/;

type Props = {
  shown?: CompetitionDetails | AppError;
  now?: number;
  known?: boolean;
  draft?: boolean;
  entry?: string;
};

function Staged({ shown, now = catalogueTime, known = false, draft = false, entry }: Props) {
  const [competition] = useState(() =>
    stagedCompetition(
      shown && ('kind' in shown ? shown : { details: shown, now }),
      draft ? { until: now + 40 * HOUR } : null,
      entry,
    ),
  );
  return (
    <CompetitionPage
      competition={competition}
      atHand={{ brief: known ? competitionOf() : null, now }}
      eventSlug="arab-singing-star-2025"
      notFound={<NotFoundPage supportHref="mailto:support@sawt.example" onBack={back} />}
    />
  );
}

const meta = {
  title: 'Pages/Competition',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell('/arab-singing-star-2025/solo-singing')],
  args: { shown: detailsOf() },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const end = detailsOf().reg_end ?? 0;

const group = { group_ar: 'المجموعة الأولى', group_en: 'Group one' };
const down = { reason_ar: 'انقطع البث المباشر.', reason_en: 'The live broadcast was down.' };
const notices: CompetitionDetails['notices'] = [
  { extended: null, stopped: { ...group, from: end - 3 * HOUR, to: end - 2 * HOUR }, ...down },
  { extended: null, stopped: { ...group, from: end - HOUR, to: null }, ...down },
  { extended: { ...group, from: end, to: end + HOUR }, ...down },
];

export const Open: Story = { tags: ['whole'] };
export const ClosingSoon: Story = { args: { now: end - 30 * HOUR } };
export const NotYet: Story = { args: { shown: detailsOf({ reg_start: catalogueTime + 26 * HOUR }) } };
/** A competition for audio says nothing of video. */
export const Paid: Story = {
  args: { shown: detailsOf({ entry_fee: 5_000, submission_type: 'audio' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(الغناء الفردي|Solo singing)$/ });
    await expect(pageMarkup()).not.toMatch(wordsOfVideo);
  },
};
/** A registration was begun in this browser and not sent. */
export const Draft: Story = { args: { draft: true } };

/** The visitor has an entry here: its link stands in place of the button. */
export const Entered: Story = {
  args: { draft: true, entry: 'own-entry' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /^(عرض المشاركة|See your entry)$/ });
    await expect(canvas.queryByRole('button', { name: enrol })).toBeNull();
    await expect(canvas.queryByRole('button', { name: discard })).toBeNull();
  },
};

export const Discarding: Story = {
  tags: ['window'],
  args: { draft: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: discard }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName(/^(هل تريد حذف هذه المسودة؟|Discard this draft\?)$/);
  },
};

const singer = { full_name: 'نور', full_name_ar: 'نور', full_name_en: 'Noor' };
/** Staff disqualified a contestant, and brought another one back. */
export const Removals: Story = {
  tags: ['unpictured'],
  args: {
    shown: detailsOf({
      notices: [
        {
          extended: null,
          removed: { kind: 'disqualified', at: end, ...singer },
          reason_ar: 'أصوات اشتُريت بالجملة.',
          reason_en: 'Votes were bought in bulk.',
        },
        {
          extended: null,
          removed: { kind: 'reinstated', at: end + HOUR, ...singer },
          reason_ar: 'ثبت خلاف ذلك.',
          reason_en: 'That proved untrue.',
        },
      ],
    }),
    now: end + 2 * HOUR,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/استبعاد .*نور|Noor.* was disqualified/);
    await canvas.findByText(/عودة .*نور|Noor.* competes again/);
  },
};

/** What staff decided after the vote had begun, the same vote stopped twice. */
export const Notices: Story = {
  tags: ['whole'],
  args: { shown: detailsOf({ notices }), now: end + HOUR },
  play: async ({ canvas }) => {
    await canvas.findByText(/متوقف مؤقتًا منذ|has been stopped since/);
    await expect(canvas.getAllByText(/مؤقتًا|was stopped|has been stopped/)).toHaveLength(2);
  },
};

export const Closed: Story = { args: { now: end + HOUR } };

/** The visitor pressed enrol and learns why it is not possible. */
export const Refused: Story = {
  tags: ['window'],
  args: { now: end + HOUR },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: enrol });
    await userEvent.click(button!);
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(
      /^(أُغلق باب التسجيل|Registration closed)$/,
    );
  },
};

export const Ended: Story = {
  tags: ['whole'],
  args: { now: (detailsOf().comp_end ?? 0) + HOUR },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(الغناء الفردي|Solo singing)$/ });
    await expect(canvas.queryByRole('button', { name: enrol })).toBeNull();
  },
};
export const Bare: Story = { tags: ['whole'], args: { shown: bareDetails } };
export const Long: Story = { args: { shown: detailsOf(longNames) } };
export const Known: Story = { render: () => <Staged known /> };
export const Loading: Story = { render: () => <Staged /> };
export const Failed: Story = { args: { shown: networkError } };
