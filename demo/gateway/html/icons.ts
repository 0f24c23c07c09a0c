import { markup, type Markup } from './markup.ts';

const icon = (paths: Markup): Markup =>
  markup`<svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    ${paths}
  </svg>`;

export const cardIcon = icon(
  markup`<rect x="2.5" y="5" width="19" height="14" rx="2"></rect><path d="M2.5 10h19M6 15h3"></path>`,
);
export const errorIcon = icon(
  markup`<circle cx="12" cy="12" r="9"></circle><path d="M12 7.5v5M12 16v.5"></path>`,
);
export const noticeIcon = icon(
  markup`<path d="M9.5 3h5M10.5 3v6L5 19a1.5 1.5 0 0 0 1.3 2h11.4A1.5 1.5 0 0 0 19 19L13.5 9V3M8 15h8"></path>`,
);
