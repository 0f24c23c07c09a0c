/**
 * `npm run bench`: measures durable text-message votes, orders, the board, the catalogue, the stream and
 * more. Most have a baseline of bare node:http (and node:sqlite) in the same run. The ratio to it decides,
 * since absolute figures depend on the machine. `--only votes,board` runs only these two.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/siteBuild.mjs';
import { benchAudit } from './bench/benchAudit.ts';
import { benchBoard } from './bench/benchBoard.ts';
import { benchBulk } from './bench/benchBulk.ts';
import { benchCatalogue } from './bench/benchCatalogue.ts';
import { benchLighthouse } from './bench/benchLighthouse.ts';
import { benchLists } from './bench/benchLists.ts';
import { benchLogins } from './bench/benchLogins.ts';
import { benchMoves } from './bench/benchMoves.ts';
import { benchNews } from './bench/benchNews.ts';
import { benchOrders } from './bench/benchOrders.ts';
import { benchPages } from './bench/benchPages.ts';
import { benchRemoval } from './bench/benchRemoval.ts';
import { benchStream } from './bench/benchStream.ts';
import { benchTableScreen } from './bench/benchTableScreen.ts';
import { benchTables } from './bench/benchTables.ts';
import { benchUploads } from './bench/benchUploads.ts';
import { benchVotes } from './bench/benchVotes.ts';
import { benchBrowsers } from './bench/benchBrowsers.ts';
import { bundleForBench } from './measures/bundleForBench.ts';
import { printLines, type Line } from './measures/benchLine.ts';

const parts: Record<string, () => Promise<Line[]>> = {
  votes: benchVotes,
  orders: benchOrders,
  logins: benchLogins,
  uploads: benchUploads,
  board: benchBoard,
  catalogue: benchCatalogue,
  audit: benchAudit,
  lists: benchLists,
  removal: benchRemoval,
  bulk: benchBulk,
  tables: benchTables,
  tableScreen: benchTableScreen,
  stream: benchStream,
  browsers: benchBrowsers,
  pages: benchPages,
  news: benchNews,
  moves: benchMoves,
  lighthouse: benchLighthouse,
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = values.only?.split(',') ?? Object.keys(parts);

// Without a build the server has no pages, and their figures would be those of an empty one.
await ensureBuilt();
await bundleForBench();

let missed = 0;
for (const name of chosen) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part '${name}'; there are ${Object.keys(parts).join(', ')}.`);
  console.log(`\n${name}`);
  missed += printLines(await part());
}
process.exitCode = missed === 0 ? 0 : 1;
