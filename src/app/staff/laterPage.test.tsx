import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { laterPage } from './laterPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const Hall = ({ name }: { name: string }) => <h1>Hall of {name}</h1>;
const hall = () => Promise.resolve({ default: Hall });
const unreachable = () => Promise.reject(new Error('no chunk'));

/** @param areas of which words arrive */
async function serve(areas: readonly string[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const area = /(\w+)\.json$/.exec(address)?.[1] ?? '';
    asked.push(area);
    return Promise.resolve(areas.includes(area) ? Response.json({}) : new Response(null, { status: 500 }));
  });
  await createI18n('en');
  asked.length = 0;
  return asked;
}

const open = (page: ReturnType<typeof laterPage<{ name: string }>>) =>
  act(async () => void render(<Suspense fallback="Waiting">{<page.Page name="fame" />}</Suspense>));

const missing = 'You are offline';

it('opens a page with the words that it needs', async () => {
  const asked = await serve(['common', 'staffAudit']);
  await open(laterPage(hall, ['staffAudit']));
  expect(await screen.findByRole('heading', { name: 'Hall of fame' })).toBeVisible();
  expect(asked).toEqual(['staffAudit']);
});

it.each([
  ['its script', unreachable, ['common', 'staffAudit']],
  ['its words', hall, ['common']],
])('says that a page is missing if %s did not load', async (_, load, areas) => {
  await serve(areas);
  await open(laterPage(load, ['staffAudit']));
  expect(await screen.findByRole('heading')).toHaveTextContent(missing);
});

it('shows at once what was fetched ahead, and fetches again what did not load ahead', async () => {
  await serve(['common']);
  const load = vi.fn<typeof hall>(hall).mockRejectedValueOnce(new Error('no chunk'));
  const page = laterPage(load);
  page.fetchAhead();
  await act(async () => {});
  page.fetchAhead();
  await act(async () => {});
  render(<page.Page name="fame" />);
  expect([load.mock.calls.length, screen.getByRole('heading').textContent]).toEqual([2, 'Hall of fame']);
});
