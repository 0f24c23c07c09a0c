import { test as base, expect } from '@playwright/test';

/** Each test fails where the content policy or Trusted Types refused something on any of its pages. */
export const test = base.extend<{ withinPolicy: void }>({
  withinPolicy: [
    async ({ context }, provide) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(message.text()))
          refused.push(message.text());
      });
      await provide();
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
});
