import { escapeHtml } from '../http/escapeHtml.ts';

const LINK = /https?:\/\/[^\s<>"]+/g;

/** Turns plain text into HTML in which web addresses are links. */
export function linkedHtml(text: string): string {
  return escapeHtml(text).replaceAll(LINK, (address) => `<a href="${address}" dir="ltr">${address}</a>`);
}
