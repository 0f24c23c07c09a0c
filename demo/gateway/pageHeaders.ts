const pageRules = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/**
 * The headers of a page.
 * @param ancestor the only origin that may show it in a frame; undefined if none may
 */
export function pageHeaders(ancestor: string | undefined): Record<string, string> {
  return {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [...pageRules, `frame-ancestors ${ancestor ?? "'none'"}`].join('; '),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
  };
}

export const commonHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
