import { expect, it } from 'vitest';
import { messageError, networkError } from '../../../domain/errors.ts';
import { contactLinkFlow } from '../../../tests/flows/contactLink/contactLinkFlow.ts';
import { undoLink, verifyLink } from '../../../tests/support/accounts/accountFacts.ts';
import { follow } from '../../../tests/support/models/follow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { answered, refused } from '../worldEvents.ts';

walkMachine(contactLinkFlow);

const use = [{ type: 'use.requested' }, 'using'] as const;
const gone = messageError('Gone.', { status: 410, code: 'link_used' });

it('does nothing before the click: the page only shows what the link does', async () => {
  const opened = await follow(contactLinkFlow, [answered('checkLink', undoLink), 'open']);
  expect([opened.context.link, opened.did]).toEqual([undoLink, []]);
});

it('verifies a contact, and leaves the session alone', async () => {
  const verified = await follow(contactLinkFlow, [answered('checkLink', verifyLink), 'open'], use, [
    answered('useLink', { reset_token: null }),
    'verified',
  ]);
  expect([verified.did, verified.context.resetToken]).toEqual([[], null]);
});

it('undoes a change, ends the session and offers a new password', async () => {
  const undone = await follow(contactLinkFlow, [answered('checkLink', undoLink), 'open'], use, [
    answered('useLink', { reset_token: 'reset' }),
    'undone',
  ]);
  expect([undone.did, undone.context.resetToken]).toEqual([['endSession'], 'reset']);
});

it('can be retried after a failure, which it reports', async () => {
  const failed = [
    [answered('checkLink', verifyLink), 'open'],
    use,
    [refused('useLink', networkError), 'open'],
  ] as const;
  const offered = await follow(contactLinkFlow, ...failed);
  expect([offered.context.formError, offered.context.link]).toEqual([{ word: 'network' }, verifyLink]);
  expect((await follow(contactLinkFlow, ...failed, use)).context.formError).toBeNull();
});

it('reports why a link does not work, before and during its use', async () => {
  const before = await follow(contactLinkFlow, [refused('checkLink', gone), 'dead']);
  const after = await follow(contactLinkFlow, [answered('checkLink', verifyLink), 'open'], use, [
    refused('useLink', gone),
    'dead',
  ]);
  expect([before, after].map(({ context }) => [context.dead, context.link])).toEqual([
    ['used', null],
    ['used', null],
  ]);
});

it('reads another link that is opened over it', async () => {
  const again = await follow(
    contactLinkFlow,
    [answered('checkLink', undoLink), 'open'],
    use,
    [answered('useLink', { reset_token: 'reset' }), 'undone'],
    [{ type: 'link.opened' }, 'readingLink'],
  );
  expect(again.context).toEqual({ link: null, dead: null, resetToken: null, formError: null });
});
