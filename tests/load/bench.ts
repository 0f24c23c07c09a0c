/**
 * `npm run bench`: durable text-message votes, orders, the board, the catalogue and the stream, each beside a bare
 * node:http (and node:sqlite) baseline in the same run. The ratio decides; absolute figures depend on the machine.
 * `--only votes,board,…`
 */
import { parseArgs } from 'node:util';
import { benchBoard } from './benchBoard.ts';
import { benchCatalogue } from './benchCatalogue.ts';
import { benchLighthouse } from './benchLighthouse.ts';
import { benchLogins } from './benchLogins.ts';
import { benchNews } from './benchNews.ts';
import { benchOrders } from './benchOrders.ts';
import { benchPages } from './benchPages.ts';
import { benchStream } from './benchStream.ts';
import { benchUploads } from './benchUploads.ts';
import { benchVotes } from './benchVotes.ts';
import { benchBrowsers } from './benchBrowsers.ts';
import { printLines, type Line } from './benchLine.ts';

const parts: Record<string, () => Promise<Line[]>> = {
  votes: benchVotes,
  orders: benchOrders,
  logins: benchLogins,
  uploads: benchUploads,
  board: benchBoard,
  catalogue: benchCatalogue,
  stream: benchStream,
  browsers: benchBrowsers,
  pages: benchPages,
  news: benchNews,
  lighthouse: benchLighthouse,
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = values.only?.split(',') ?? Object.keys(parts);

let missed = 0;
for (const name of chosen) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part '${name}'; there are ${Object.keys(parts).join(', ')}.`);
  console.log(`\n${name}`);
  missed += printLines(await part());
}
process.exitCode = missed === 0 ? 0 : 1;
