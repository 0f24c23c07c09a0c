import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { type AppError, httpError, networkError } from '../../../../domain/errors.ts';
import {
  catalogueTime as now,
  competitions,
  eventOf,
} from '../../../../tests/support/catalogue/catalogueFixtures.ts';
import { contentPage } from '../../../../tests/support/catalogue/contentPageFixture.ts';
import { stagedCompetitionList } from '../../../../tests/support/catalogue/stagedCatalogue.ts';
import type { OpenedSlug } from '../../../machines/competitionList/competitionListMachine.ts';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';
import { EventPage } from './EventPage.tsx';

const event = eventOf();
const back = fn();

function Staged({ answer, known = false }: { answer?: OpenedSlug | AppError; known?: boolean }) {
  const [competitionList] = useState(() => stagedCompetitionList(answer));
  return (
    <EventPage
      competitionList={competitionList}
      atHand={{ event: known ? event : null, now }}
      notFound={<NotFoundPage supportHref="mailto:support@sawt.example" onBack={back} />}
    />
  );
}

const meta = {
  title: 'Pages/Event',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell('/arab-singing-star-2025')],
  args: { answer: { kind: 'event', event, competitions, now } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Competitions: Story = { tags: ['whole'] };
export const Known: Story = { render: () => <Staged known /> };
export const Loading: Story = { render: () => <Staged /> };
/** An event without competitions: the page is about to redirect to the home page. */
export const Empty: Story = { args: { answer: { kind: 'event', event, competitions: [], now } } };
export const Failed: Story = { args: { answer: networkError } };
export const Content: Story = { tags: ['whole'], args: { answer: { kind: 'page', page: contentPage } } };
export const Missing: Story = { args: { answer: httpError({ status: 404 }) } };
