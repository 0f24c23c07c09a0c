/** The lines of the audit, page after page, by the filters of the address. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import { areSameFilters, type AuditFilters } from '../../../domain/staff/auditAddress.ts';
import type { AuditLine, AuditPage } from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

/** A page to load. `after`: where the page before ended; null for the first. */
export type AuditPlace = { filters: AuditFilters; after: string | null };
/** A loaded page, and when (UTC ms). */
export type LoadedAudit = { page: AuditPage; at: number };

export type AuditBrowseContext = {
  filters: AuditFilters;
  /** The lines that are shown; null before the first. They may be of earlier filters while others load. */
  lines: readonly AuditLine[] | null;
  /** The filters of the lines. */
  shown: AuditFilters | null;
  people: AuditPage['people'];
  next: string | null;
  /** When the first page of the lines was loaded (UTC ms). */
  loadedAt: number | null;
  formError: FormError | null;
};

export type AuditBrowseEvent =
  | { type: 'filters.changed'; filters: AuditFilters }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' };

export const auditBrowseMachine = setup({
  types: {
    context: {} as AuditBrowseContext,
    events: {} as AuditBrowseEvent,
    input: {} as AuditFilters,
  },
  actors: {
    loadPage: unprovidedPromise<LoadedAudit, AuditPlace>('loadPage'),
    loadMore: unprovidedPromise<LoadedAudit, AuditPlace>('loadMore'),
  },
  guards: {
    isOther: ({ context }, { filters }: { filters: AuditFilters }) =>
      !areSameFilters(context.filters, filters),
    hasMore: ({ context }) => context.next !== null,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
  },
  actions: {
    choose: assign((_, { filters }: { filters: AuditFilters }) => ({ filters, formError: null })),
    take: assign(({ context }, { page, at }: LoadedAudit) => ({
      lines: page.data,
      shown: context.filters,
      people: page.people,
      next: page.next,
      loadedAt: at,
      formError: null,
    })),
    append: assign(({ context }, { page }: LoadedAudit) => ({
      lines: [...(context.lines ?? []), ...page.data],
      next: page.next,
      formError: null,
    })),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'auditBrowse',
  context: ({ input }) => ({
    filters: input,
    lines: null,
    shown: null,
    people: [],
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
              { guard: 'isSignedOut', target: '#auditBrowse.signedOut' },
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
              { guard: 'isSignedOut', target: '#auditBrowse.signedOut' },
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
