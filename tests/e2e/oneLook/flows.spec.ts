/** Walks flows in a browser, against the server: on the paths that testers follow and page tests replay. */
import { expect } from '@playwright/test';
import { eventListFlow } from '../../flows/eventList/eventListFlow.ts';
import { forgotPasswordFlow } from '../../flows/forgotPassword/forgotPasswordFlow.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { pagePaths } from '../../flows/flowPaths.ts';
import { loginFlow } from '../../flows/login/loginFlow.ts';
import { passwordChangeFlow } from '../../flows/passwordChange/passwordChangeFlow.ts';
import { goodPassword } from '../../support/accounts/accountFixture.ts';
import type { Event } from '../../../domain/contract.ts';
import { test } from '../candidate.ts';
import { arrived, footerLink, toEvents } from '../worker.ts';
import { walkInBrowser } from '../walkInBrowser.ts';

for (const path of pagePaths(loginFlow))
  test(`a login: ${path.description}`, async ({ candidate, lay }) => {
    const { page, language, words } = candidate;
    const { civil_id } = await lay();
    const right = { civil_id, password: goodPassword };
    await walkInBrowser(page, path, language, {
      flow: loginFlow,
      calls: { logIn: '**/api/login' },
      open: () => candidate.open('/login'),
      gestures: {
        'field.changed': ({ field }) => candidate.field(field).fill(right[field as keyof typeof right]),
        'form.submitted': () => candidate.field('password').press('Enter'),
        'leave.requested': () => page.getByRole('main').getByText(words.now, { exact: true }).click(),
      },
      answer: ({ output }) =>
        (output as { signedIn: unknown }).signedIn ? undefined : { success: true, data: {} },
    });
    if (path.steps.at(-1)!.state.matches('leaving')) await expect(page).toHaveURL(/\/dashboard$/);
  });

for (const path of pagePaths(forgotPasswordFlow))
  test(`a forgotten password: ${path.description}`, async ({ candidate, lay }) => {
    const { page, language } = candidate;
    const { civil_id } = await lay();
    await walkInBrowser(page, path, language, {
      flow: forgotPasswordFlow,
      calls: { askForLink: '**/api/forgot-password' },
      open: () => candidate.open('/forget-password'),
      gestures: {
        'field.changed': () => candidate.field('civil_id').fill(civil_id),
        'form.submitted': () => candidate.field('civil_id').press('Enter'),
      },
      answer: ({ output }) => ({ success: true, ...(output as object) }),
    });
  });

// The loaded profile shows nothing, and other parts of the page load it too, so the browser walks no path that waits for it.
const withoutProfile = pagePaths(passwordChangeFlow).filter(({ steps }) =>
  steps.every(({ event }) => event.type !== 'xstate.done.actor.loadProfile'),
);
// The description of a path is not unique, because several failures lead the same way.
for (const [index, path] of withoutProfile.entries())
  test(`a change of password (${index + 1}): ${path.description}`, async ({ candidate, lay }) => {
    const { page, language, words } = candidate;
    const account = await lay();
    await walkInBrowser(page, path, language, {
      flow: passwordChangeFlow,
      calls: { changePassword: '**/api/profile/change-password' },
      open: async () => {
        await candidate.logIn(account);
        await candidate.open('/edit-password');
      },
      gestures: {
        'field.changed': ({ field, value }) =>
          candidate
            .field(field as string)
            .fill(field === 'current_password' ? goodPassword : (value as string)),
        'form.submitted': () => candidate.field('confirm_password').press('Enter'),
        'leave.requested': () => page.getByRole('main').getByText(words.now, { exact: true }).click(),
      },
    });
  });

// A call retries by itself, so the browser walks no path whose step is one retry.
const withoutRetry = pagePaths(eventListFlow).filter(({ steps }) =>
  steps.every(({ event }) => event.type !== 'load.retried'),
);
for (const [index, path] of withoutRetry.entries())
  test(`the events (${index + 1}): ${path.description}`, async ({ candidate }) => {
    const { page, language, words } = candidate;
    const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
    await walkInBrowser(page, path, language, {
      flow: eventListFlow,
      calls: { loadEvents: '**/api/event' },
      retries: retryPresets.standard.retries,
      // Starts on another page: a page opened by its address would have its events from the server, without a
      // call.
      open: async () => {
        await candidate.open('/about');
        await arrived(page);
        await footerLink(page, toEvents).click();
      },
      gestures: {
        'retry.requested': press(words.common.retry.again),
        'login.requested': press(words.events.unauthenticated.logIn),
        'notice.closed': press(words.events.unauthenticated.stay),
      },
      answer: ({ output }) => {
        const { events } = output as { events: Event[] };
        return events.length > 0 ? undefined : { success: true, data: [] };
      },
    });
  });
