import { escapeHtml } from '../http/escapeHtml.ts';

const LINK = /https?:\/\/[^\s<>"]+/g;

/** Plain text as HTML with clickable addresses. */
export function linkedHtml(text: string): string {
  return escapeHtml(text).replaceAll(LINK, (address) => `<a href="${address}" dir="ltr">${address}</a>`);
}
