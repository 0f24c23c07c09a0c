/** A list of staff, page after page, by the filters of the address; each page provides the calls. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { AuditFilters } from '../../../domain/staff/auditAddress.ts';
import type { EntryFilters } from '../../../domain/staff/entryAddress.ts';
import { areSameFilters, type Filters } from '../../../domain/staff/filters.ts';
import type { OrderFilters } from '../../../domain/staff/orderAddress.ts';
import type {
  AuditPage,
  SentMessagePage,
  StaffEntryPage,
  StaffOrderPage,
} from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

type Listed = { data: readonly unknown[]; next: string | null };

/** A page to load. `after`: where the page before ended; null for the first. */
export type BrowsePlace<Chosen> = { filters: Chosen; after: string | null };
/** A loaded page, and when (UTC ms). */
export type LoadedPage<Page> = { page: Page; at: number };

export type StaffBrowseContext<Page extends Listed, Chosen> = {
  filters: Chosen;
  /** The rows that are shown; null before the first. They may be of earlier filters while others load. */
  rows: Page['data'] | null;
  /** The first page, for what it says besides its rows. */
  first: Page | null;
  /** The filters of the rows. */
  shown: Chosen | null;
  next: string | null;
  /** When the first page of the rows was loaded (UTC ms). */
  loadedAt: number | null;
  formError: FormError | null;
};

export type StaffBrowseEvent<Chosen> =
  | { type: 'filters.changed'; filters: Chosen }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' };

function createStaffBrowse<Page extends Listed, Chosen extends Filters>(id: string) {
  return setup({
    types: {
      context: {} as StaffBrowseContext<Page, Chosen>,
      events: {} as StaffBrowseEvent<Chosen>,
      input: {} as Chosen,
    },
    actors: {
      loadPage: unprovidedPromise<LoadedPage<Page>, BrowsePlace<Chosen>>('loadPage'),
      loadMore: unprovidedPromise<LoadedPage<Page>, BrowsePlace<Chosen>>('loadMore'),
    },
    guards: {
      isOther: ({ context }, { filters }: { filters: Chosen }) => !areSameFilters(context.filters, filters),
      hasMore: ({ context }) => context.next !== null,
      isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    },
    actions: {
      choose: assign((_, { filters }: { filters: Chosen }) => ({ filters, formError: null })),
      take: assign(({ context }, { page, at }: LoadedPage<Page>) => ({
        rows: page.data,
        first: page,
        shown: context.filters,
        next: page.next,
        loadedAt: at,
        formError: null,
      })),
      append: assign(({ context }, { page }: LoadedPage<Page>) => ({
        rows: [...(context.rows ?? []), ...page.data] as Page['data'],
        next: page.next,
        formError: null,
      })),
      noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
      endSession: unprovidedAction('endSession'),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      filters: input,
      rows: null,
      first: null,
      shown: null,
      next: null,
      loadedAt: null,
      formError: null,
    }),
    initial: 'browsing',
    states: {
      browsing: {
        initial: 'loading',
        on: {
          // A state that is left aborts its call, and drops its reply.
          'filters.changed': {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: '.loading',
            reenter: true,
            actions: { type: 'choose', params: ({ event }) => event },
          },
        },
        states: {
          loading: {
            invoke: {
              id: 'loadPage',
              src: 'loadPage',
              input: ({ context }) => ({ filters: context.filters, after: null }),
              onDone: { target: 'listed', actions: { type: 'take', params: ({ event }) => event.output } },
              onError: [
                { guard: 'isSignedOut', target: `#${id}.signedOut` },
                { target: 'failed', actions: 'noteFailure' },
              ],
            },
          },
          failed: { on: { 'retry.requested': 'loading', 'refresh.requested': 'loading' } },
          listed: {
            on: {
              'refresh.requested': 'loading',
              'more.requested': { guard: 'hasMore', target: 'loadingMore' },
            },
          },
          loadingMore: {
            invoke: {
              id: 'loadMore',
              src: 'loadMore',
              input: ({ context }) => ({ filters: context.filters, after: context.next }),
              onDone: { target: 'listed', actions: { type: 'append', params: ({ event }) => event.output } },
              onError: [
                { guard: 'isSignedOut', target: `#${id}.signedOut` },
                { target: 'moreFailed', actions: 'noteFailure' },
              ],
            },
          },
          moreFailed: { on: { 'retry.requested': 'loadingMore', 'refresh.requested': 'loading' } },
        },
      },
      signedOut: { entry: 'endSession' },
    },
  });
}

/** The lines of the audit. */
export const auditBrowse = createStaffBrowse<AuditPage, AuditFilters>('auditBrowse');

/** The entries of an organisation. */
export const entryBrowse = createStaffBrowse<StaffEntryPage, EntryFilters>('entryBrowse');

/** The orders of an organisation. */
export const orderBrowse = createStaffBrowse<StaffOrderPage, OrderFilters>('orderBrowse');

/** The messages that staff sent; all of them are listed. */
export type SentFilters = Readonly<Record<'search', ''>>;
export const noSentFilters: SentFilters = { search: '' };

export const sentBrowse = createStaffBrowse<SentMessagePage, SentFilters>('sentBrowse');
