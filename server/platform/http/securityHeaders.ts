import { hash } from 'node:crypto';
import type { PlatformConfig } from '../settings/platformSettings.ts';

export type Headers = Readonly<Record<string, string>>;
type Origins = Pick<PlatformConfig, 'publicOrigin' | 'adminOrigin' | 'apiOrigin' | 'sentryDsn'> & {
  mediaOrigin: string;
  /** The origin of the card fields in a page (decision D11); null where there are none. */
  cardFieldsOrigin: string | null;
};

/** Hashes of a page's inline scripts and styles, in the form of its policy: `'sha256-…'`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

const YEAR_S = 31_536_000;

const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** The hashes of every inline script and style of a page (decision D38). */
export function inlineHashes(html: string): InlineHashes {
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
}

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const [, ...elements] = html.split(`<${tag}`);
  return elements.flatMap((element) => {
    const opened = element.indexOf('>');
    if (/\ssrc=/.test(element.slice(0, opened))) return [];
    const [content = ''] = element.slice(opened + 1).split(`</${tag}>`, 1);
    return [`'sha256-${hash('sha256', content, 'base64')}'`];
  });
}

/** Headers that every reply has; Strict-Transport-Security only where browsers use https. */
function commonHeaders(origins: Pick<Origins, 'publicOrigin'>): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(origins.publicOrigin.startsWith('https:') && {
      'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains`,
    }),
  };
}

/** Headers of replies other than pages: no content of such a reply may run or be framed. */
export function dataHeaders(origins: Pick<Origins, 'publicOrigin'>): Headers {
  return {
    ...commonHeaders(origins),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

/**
 * Headers of a page. Inline scripts run by hash only; other content comes from our origins, card fields from
 * the gateway. No text becomes a script without the policy `sawt`.
 */
export function pageHeaders(origins: Origins, inline: InlineHashes): Headers {
  return {
    ...commonHeaders(origins),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'content-security-policy': pagePolicy(origins, inline),
  };
}

/**
 * Headers of the staff application's page. Its scripts and styles are files of the admin host, it calls that host alone,
 * and no browser or search engine keeps it.
 */
export function staffPageHeaders(origins: Pick<Origins, 'publicOrigin' | 'mediaOrigin'>): Headers {
  return {
    ...commonHeaders(origins),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'content-security-policy': policyOf({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', origins.mediaOrigin],
      'media-src': [origins.mediaOrigin],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
}

const policyOf = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

function pagePolicy(origins: Origins, { scripts, styles }: InlineHashes): string {
  const { adminOrigin, apiOrigin, cardFieldsOrigin, mediaOrigin, sentryDsn } = origins;
  const crashes = sentryDsn === null ? [] : [new URL(sentryDsn).origin];
  return policyOf({
    'default-src': ["'none'"],
    'script-src': scripts.length > 0 ? [...scripts, "'strict-dynamic'"] : ["'none'"],
    'style-src': ["'self'", ...styles],
    'frame-src': [cardFieldsOrigin ?? "'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'img-src': ["'self'", mediaOrigin, 'blob:'],
    'media-src': ["'self'", mediaOrigin, 'blob:'],
    'connect-src': ["'self'", adminOrigin, ...(apiOrigin ? [apiOrigin] : []), ...crashes],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['sawt'],
  });
}
