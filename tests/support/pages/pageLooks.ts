/** Assertions about rendered pages. They ignore the two live regions, which visitors do not see. */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { LoadRetry } from '../../../src/machines/loadRetry.ts';

type Text = string | RegExp;

const outsideRegions = (element: HTMLElement) => !element.closest('[aria-live]');

export const shown = (text: Text) => screen.queryAllByText(text).filter(outsideRegions);
export const there = (text: Text) => expect(shown(text), `${text} is there`).not.toEqual([]);
export const absent = (...texts: Text[]) =>
  expect(texts.filter((text) => shown(text).length > 0)).toEqual([]);
export const thereTimes = (text: Text, times: number) => expect(shown(text)).toHaveLength(times);
export const noAlert = () => expect(screen.queryAllByRole('alert').filter(outsideRegions)).toEqual([]);

export const noButton = (name: Text) => expect(screen.queryByRole('button', { name })).toBeNull();
export const busy = (name: Text) =>
  expect(screen.getAllByRole('button', { name })[0]).toHaveAttribute('aria-busy', 'true');
export function ready(name: Text): void {
  const button = screen.getByRole('button', { name });
  expect(button).not.toHaveAttribute('aria-busy');
  expect(button).not.toHaveAttribute('aria-disabled');
}
export const buttonTimes = (name: Text, times: number) =>
  expect(screen.queryAllByRole('button', { name })).toHaveLength(times);
export const leads = (name: Text, href: string) =>
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);

/** Checks that a loading list names the retry that is next, such as 2 of 3; with null, that it names none. */
export function lookAtRetry(retry: LoadRetry | null): void {
  const news = /^(تُعاد المحاولة، \d من \d|Trying again, \d of \d)$/;
  if (retry) there(new RegExp(`${retry.number} (من|of) ${retry.limit}$`));
  else absent(news);
}
