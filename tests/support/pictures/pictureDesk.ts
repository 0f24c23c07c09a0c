/** Pictures as staff send and cut them. */
import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { middleCrop, type PictureSize } from '../../../domain/season/pictureShapes.ts';
import type { Crops } from '../../../domain/season/readPicture.ts';
import type { PictureSource } from '../../../domain/staff/staffContract.ts';
import { openImages } from '../../../server/platform/imageFiles.ts';
import { read, type StaffBrowser } from '../staff/staffWorld.ts';
import { SeasonDesk } from '../season/seasonDesk.ts';

/** A picture that looks like something: a light on a stage. Noise would cost seconds of a core to encode. */
export const drawnPicture = ({ width, height }: PictureSize) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="stage" x2="1" y2="1"><stop stop-color="#a3114d"/><stop offset="1" stop-color="#113aa3"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#stage)"/><circle cx="40%" cy="40%" r="25%" fill="#fc6"/>
    </svg>`),
  )
    .jpeg({ quality: 60 })
    .toBuffer();

/** Large enough for every shape, but not for the widest copy. */
const smallPicture = { width: 1_280, height: 900 };

/** The largest rectangles in the middle, each smaller by some px. */
export const middleCrops = (size: PictureSize, less = 0): Crops => {
  const crop = (shape: 'wide' | 'card' | 'share') => {
    const middle = middleCrop(shape, size);
    return { ...middle, width: middle.width - less };
  };
  return { wide: crop('wide'), card: crop('card'), share: crop('share') };
};

export class PictureDesk extends SeasonDesk {
  upload(bytes: Buffer, browser: StaffBrowser = this.browser, type = 'image/jpeg') {
    return this.world.ask(`/organisation/${this.organisation}/picture`, {
      raw: bytes,
      headers: { 'content-type': type },
      browser,
    });
  }

  async uploaded(size: PictureSize = smallPicture): Promise<PictureSource> {
    return read(await this.upload(await drawnPicture(size)));
  }

  put(path: string, version: number, picture: object | null): Promise<Response> {
    return this.ask(path, { method: 'PUT', body: { version, picture } });
  }

  /** The names of all images of the node. */
  files(): string[] {
    return readdirSync(realpathSync(join(this.world.server.config.dataDir, 'images'))).filter((name) =>
      name.startsWith('s'),
    );
  }

  /** Width and height (px) of files of a picture. */
  async sizesOf(name: string, ends: readonly string[]): Promise<[number, number][]> {
    const images = openImages(this.world.server.config);
    const sizes: [number, number][] = [];
    for (const end of ends) {
      const { width, height } = await sharp(await images.read(`${name}${end}`)).metadata();
      sizes.push([width, height]);
    }
    return sizes;
  }

  /** The changes of the picture of an event or competition that the audit has, the newest last. */
  async audited(subject: string): Promise<{ action: string; before: unknown; after: unknown }[]> {
    const lines = await this.world.server.store.database
      .selectFrom('audit_details')
      .where('action', 'like', 'season.%picture_changed')
      .where('subject', '=', subject)
      .orderBy('seq')
      .select(['action', 'before', 'after'])
      .execute();
    return lines.map(({ action, before, after }) => ({
      action,
      before: JSON.parse(before ?? 'null') as unknown,
      after: JSON.parse(after ?? 'null') as unknown,
    }));
  }
}
