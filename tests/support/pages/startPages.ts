/** Pages with their start data, as the server renders them, for tests of the first paint and of hydration. */
import { firstGroupOf } from '../../../domain/boardAtHand.ts';
import { competitionHref, eventHref, registerHref } from '../../../domain/catalogueAddress.ts';
import { contestantHref } from '../../../domain/contestantAddress.ts';
import type { RenderedPage } from '../../../domain/firstPaint.ts';
import { competitions, detailsOf, eventOf, events, catalogueTime } from '../catalogue/catalogueFixtures.ts';
import { contentPage } from '../catalogue/contentPageFixture.ts';
import { receipt } from '../payments/orderFixtures.ts';
import { board, config, liveGroup } from '../votePage/boardFixtures.ts';
import { besideAnother } from '../votePage/stagedBoards.ts';

const rest = { found: true, now: catalogueTime, supportEmail: 'help@sawt.example', apiBase: '/api' };
const { id, slug } = eventOf();
const details = detailsOf();
const atDetails = { [`/competition/details/${details.id}`]: { data: details } };
const shown = liveGroup.participants[0]!;
const atBoard = { '/voter/participants': firstGroupOf(board), '/config': config };

export const startPages = {
  vote: { ...rest, screen: 'vote', path: '/vote', startData: atBoard },
  besideAnother: {
    ...rest,
    screen: 'vote',
    path: '/vote',
    startData: { ...atBoard, '/voter/participants': firstGroupOf(besideAnother) },
  },
  leaderboard: { ...rest, screen: 'leaderboard', path: '/user/voting', startData: atBoard },
  contestant: { ...rest, screen: 'contestant', path: contestantHref(shown.voter_id), startData: atBoard },
  transparency: { ...rest, screen: 'transparency', path: '/transparency', startData: {} },
  login: { ...rest, screen: 'login', path: '/login', startData: {} },
  events: { ...rest, screen: 'events', path: '/events', startData: { '/event': { data: events } } },
  event: {
    ...rest,
    screen: 'event',
    path: eventHref(slug),
    startData: { '/event': { data: events }, [`/competition/${id}`]: { data: competitions } },
  },
  content: {
    ...rest,
    screen: 'event',
    path: `/${contentPage.slug}`,
    startData: { [`/page/${contentPage.slug}`]: { data: contentPage } },
  },
  competition: {
    ...rest,
    screen: 'competition',
    path: competitionHref(slug, details.slug),
    startData: atDetails,
  },
  register: { ...rest, screen: 'register', path: registerHref(slug, details.slug), startData: atDetails },
  unknownReceipt: { ...rest, found: false, screen: 'receipt', path: '/receipt/none', startData: {} },
  receipt: {
    ...rest,
    screen: 'receipt',
    path: `/receipt/${receipt.code}`,
    startData: { [`/voter/receipt/${receipt.code}`]: receipt },
  },
  notFound: { ...rest, found: false, screen: 'notFound', path: '/nothing', startData: {} },
} as const satisfies Record<string, RenderedPage>;
