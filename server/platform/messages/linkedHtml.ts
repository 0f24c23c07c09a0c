import { escapeHtml } from '../http/escapeHtml.ts';

const LINK = /https?:\/\/[^\s<>"]+/g;

/** Plain words as HTML in which addresses can be followed. */
export function linkedHtml(text: string): string {
  return escapeHtml(text).replaceAll(LINK, (address) => `<a href="${address}" dir="ltr">${address}</a>`);
}
