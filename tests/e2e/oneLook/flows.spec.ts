/** Flows of the catalogue in a browser, against the server: the paths that testers follow and the tests of pages replay. */
import { expect } from '@playwright/test';
import { forgotPasswordFlow } from '../../flows/forgotPassword/forgotPasswordFlow.ts';
import { pagePaths } from '../../flows/flowPaths.ts';
import { loginFlow } from '../../flows/login/loginFlow.ts';
import { goodPassword } from '../../support/accountFixture.ts';
import { test } from '../candidate.ts';
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
