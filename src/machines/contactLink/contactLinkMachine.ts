/** Verifies a new contact, or undoes the change, by the link in a message (decision D144). */
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import type { ContactLinkReply, FollowedContactLinkReply } from '../../../domain/contract.ts';
import { type DeadLink, deadLinkOf } from '../deadLinkOf.ts';
import { assign, setup } from 'xstate';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';

/** A valid link and its effect. */
export type OpenContactLink = ContactLinkReply['data'] & { token: string };
export type UsedContactLink = FollowedContactLinkReply['data'];

export type ContactLinkContext = {
  link: OpenContactLink | null;
  /** Null while the link is valid. */
  dead: DeadLink | null;
  /** Allows a new password after a change was undone. */
  resetToken: string | null;
  formError: FormError | null;
};

export type ContactLinkEvent =
  | { type: 'use.requested' }
  | { type: 'retry.requested' }
  /** Another link was opened in this tab. */
  | { type: 'link.opened' };

const untouched: ContactLinkContext = { link: null, dead: null, resetToken: null, formError: null };

export const contactLinkMachine = setup({
  types: { context: {} as ContactLinkContext, events: {} as ContactLinkEvent },
  actors: {
    /** Reads the link from the address and asks the server what it does. */
    checkLink: unprovidedPromise<OpenContactLink>('checkLink'),
    useLink: unprovidedPromise<UsedContactLink, { token: string }>('useLink'),
    watchLink: unprovidedCallback('watchLink'),
  },
  guards: {
    isDead: ({ event }) => deadLinkOf(failureIn(event)) !== null,
    isUndone: (_, { reset_token }: UsedContactLink) => reset_token !== null,
  },
  actions: {
    takeLink: assign((_, { link }: { link: OpenContactLink }) => ({ link })),
    takeToken: assign((_, { reset_token }: UsedContactLink) => ({ resetToken: reset_token })),
    clearErrors: assign({ formError: null }),
    noteDeath: assign(({ event }) => ({ dead: deadLinkOf(failureIn(event)), link: null })),
    noteFormError: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    startAnew: assign(untouched),
    /** The server ended every session of the account. */
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'contactLink',
  context: untouched,
  invoke: { id: 'watchLink', src: 'watchLink' },
  initial: 'readingLink',
  on: { 'link.opened': { target: '.readingLink', actions: 'startAnew', reenter: true } },
  states: {
    readingLink: {
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        onDone: {
          target: 'open',
          actions: { type: 'takeLink', params: ({ event }) => ({ link: event.output }) },
        },
        onError: [
          { guard: 'isDead', target: 'dead', actions: 'noteDeath' },
          { target: 'unread', actions: 'noteFormError' },
        ],
      },
    },
    unread: { on: { 'retry.requested': { target: 'readingLink', actions: 'clearErrors' } } },
    dead: {},
    /** Waits for a click, because mail scanners open links too. */
    open: { on: { 'use.requested': { target: 'using', actions: 'clearErrors' } } },
    using: {
      invoke: {
        id: 'useLink',
        src: 'useLink',
        input: ({ context: { link } }) => ({ token: link?.token ?? '' }),
        onDone: [
          {
            guard: { type: 'isUndone', params: ({ event }) => event.output },
            target: 'undone',
            actions: { type: 'takeToken', params: ({ event }) => event.output },
          },
          { target: 'verified' },
        ],
        onError: [
          { guard: 'isDead', target: 'dead', actions: 'noteDeath' },
          { target: 'open', actions: 'noteFormError' },
        ],
      },
    },
    verified: {},
    undone: { entry: 'endSession' },
  },
});
