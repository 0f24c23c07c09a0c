import type { PreviewMade } from '../../../domain/staff/staffContract.ts';
import { read } from '../staff/staffWorld.ts';
import type { SeasonDesk } from '../season/seasonDesk.ts';

type Asked = { cookie?: string | undefined; address?: string; headers?: Record<string, string> };

/** The preview links of a season's desk, and a browser of the site that opens them. */
export class PreviewLinks {
  readonly desk: SeasonDesk;
  /** The origin of a node's site. */
  site: string;

  constructor(desk: SeasonDesk, site = desk.world.server.site) {
    this.desk = desk;
    this.site = site;
  }

  /** Makes a link. @param path of the draft, below its organisation @returns its token */
  async make(path: string): Promise<string> {
    const { link } = await read<PreviewMade>(await this.desk.ask(`${path}/preview`, { method: 'POST' }));
    return link.split('#')[1]!;
  }

  /** Exchanges a token, as the page of the link does. */
  enter(token: string, { address = '10.8.0.1', cookie }: Asked = {}): Promise<Response> {
    return fetch(`${this.site}/api/preview`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(cookie !== undefined && { cookie }),
      },
      body: JSON.stringify({ token }),
    });
  }

  /** Opens a link. @returns the cookie as a browser sends it; undefined without one */
  async open(token: string): Promise<string | undefined> {
    const [line] = (await this.enter(token)).headers.getSetCookie();
    return line?.split(';')[0];
  }

  get(path: string, { cookie, headers }: Asked = {}): Promise<Response> {
    return fetch(`${this.site}${path}`, {
      redirect: 'manual',
      headers: { 'accept-language': 'en', ...headers, ...(cookie !== undefined && { cookie }) },
    });
  }
}
