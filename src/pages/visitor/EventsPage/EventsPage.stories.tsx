import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { useState } from 'react';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { type AppError, messageError, networkError, unauthenticated } from '../../../../domain/errors.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import {
  catalogueTime as now,
  eventOf,
  events,
  longNames,
} from '../../../../tests/support/catalogue/catalogueFixtures.ts';
import { stagedEventList } from '../../../../tests/support/catalogue/stagedCatalogue.ts';
import type { LoadedEvents } from '../../../machines/eventList/eventListMachine.ts';
import { EventsPage } from './EventsPage.tsx';

function Staged({ answer }: { answer?: LoadedEvents | AppError }) {
  const [eventList] = useState(() => stagedEventList(answer));
  return <EventsPage eventList={eventList} />;
}

const meta = {
  title: 'Pages/Events',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(pagePaths.events)],
  args: { answer: { events, now } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = { tags: ['whole'] };
export const Wide: Story = { tags: ['whole'], args: { answer: { events: events.slice(0, 2), now } } };
export const Bare: Story = {
  args: {
    answer: {
      events: [
        eventOf({ thumbnail: null, thumbnail_sizes: [], start_time: null, end_time: null }),
        eventOf({ ...longNames, id: 'event-long-000000000000' }),
        events[2]!,
      ],
      now,
    },
  },
};
export const Loading: Story = { render: () => <Staged /> };
export const Empty: Story = { args: { answer: { events: [], now } } };
export const Failed: Story = {
  args: { answer: networkError },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(تعذّر تحميل الفعاليات|Failed to load events)$/)).toBeVisible();
  },
};
export const Refused: Story = {
  args: { answer: messageError('الخدمة غير متاحة الآن. يُرجى المحاولة بعد قليل.', { status: 503 }) },
};
export const Unauthenticated: Story = {
  tags: ['window'],
  args: { answer: unauthenticated({ status: 401 }) },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  },
};
