import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { newPageTexts } from '../../../../domain/contentPage/pageForm.ts';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { Stop } from '../../../machines/seasonLife/seasonLifeTypes.ts';
import { stillLife } from '../../../../tests/support/season/lifeFacts.ts';
import {
  neededPage,
  pageLife,
  pageRow,
  pageVersion,
  pageVersions,
  stillVersion,
  stillVersions,
} from '../../../../tests/support/contentPages/pageFacts.ts';
import { stillEdit } from '../../../../tests/support/staff/stillFlows.ts';
import type { EditLoaded, EditSaved } from '../../../machines/editForm/editFormTypes.ts';
import { ContentPagePage } from './ContentPagePage.tsx';

type Props = {
  loaded?: EditLoaded | AppError;
  saved?: EditSaved | AppError;
  isNew?: boolean;
  stops?: readonly Stop[];
};

function Staged({ loaded, saved, isNew = false, stops = [] }: Props) {
  const [page] = useState(() => stillEdit(loaded, saved));
  const [stored] = useState(() => ({
    versions: stillVersions(pageVersions),
    versionOf: () => stillVersion(pageVersion),
    deletion: stillLife(pageLife(stops)),
  }));
  return <ContentPagePage page={page} backHref="/pages" {...(!isNew && { stored })} />;
}

const later = {
  ...pageRow(),
  version: 4,
  texts: { ...pageRow().texts, body_ar: 'نص من شخص آخر.' },
  changed: { at: Date.UTC(2026, 10, 27), by: 'هدى بنت سالم الرواحية' },
};

const meta = {
  title: 'Pages/Staff content page',
  component: Staged,
  tags: ['page', '!autodocs'],
  // The frames of the preview have no script that could answer: what stands in them has stories of its own.
  parameters: { layout: 'fullscreen', controls: { disable: true }, a11y: { options: { iframes: false } } },
  decorators: [withDesk('/pages')],
  args: { loaded: { row: pageRow(), draft: null } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = /^(النص بالعربية|Text in Arabic)/;

/** Waits until both previews have these headings. */
const framed = (...headings: string[]) =>
  waitFor(() => {
    const inner = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument);
    return expect(inner.map((each) => each?.querySelector('h1')?.textContent)).toEqual(headings);
  });

export const Default: Story = { play: () => framed('كيف تصوّت', 'How to vote') };
/** Both previews follow what is typed, and show what the site does not know as it is typed. */
export const Preview: Story = {
  tags: ['unpictured'],
  play: async () => {
    const text = await screen.findByRole('textbox', { name: body });
    await userEvent.clear(text);
    await userEvent.type(text, '## البطاقة{Enter}**مهم**');
    await waitFor(async () => {
      const [arabic] = document.querySelectorAll('iframe');
      await expect(arabic?.contentDocument?.querySelector('h2')?.textContent).toBe('البطاقة');
      await expect(arabic?.contentDocument?.querySelector('p')?.textContent).toBe('**مهم**');
    });
    await expect(await screen.findByText(/(السطر 2|line 2):/)).toBeVisible();
  },
};
export const Disputed: Story = {
  args: { saved: { present: later } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: body }), ' الليلة');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findAllByRole('radio')).toHaveLength(2);
  },
};
/** An earlier version is looked at, and its texts go into the form, where they are saved like any other. */
export const Restoring: Story = {
  tags: ['unpictured'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(عرض الإصدار 2|Look at version 2)$/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(أخذ نصوصه|Take its texts)/ }));
    await expect(await screen.findByRole('textbox', { name: body })).toHaveValue(
      'أرسل رمز المتسابق في رسالة نصية.',
    );
    await expect(await screen.findByText(/^(نصوص الإصدار 2|The texts of version 2)/)).toBeVisible();
  },
};
/** What every page links to keeps its address and cannot be deleted. */
export const Needed: Story = {
  args: { loaded: { row: pageRow(neededPage), draft: null }, stops: ['needed'] },
};
export const New: Story = {
  tags: ['unpictured'],
  args: {
    isNew: true,
    loaded: { row: { ...pageRow(), version: 0, texts: newPageTexts, changed: null }, draft: null },
  },
};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { loaded: networkError } };
