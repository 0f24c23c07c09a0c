import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { boardBody, stampGzip, stampPlain } from './boardBody.ts';
import { emptyView } from './boardView.ts';

it('is the same in gzip and plain, whatever the version and the time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.integer({ min: 0, max: 9e15 }), async (version, time) => {
      const body = boardBody(emptyView, version, 0);
      const plain = stampPlain(body, time).toString();
      expect(gunzipSync(stampGzip(await body.compressed, time)).toString()).toBe(plain);
      expect(JSON.parse(plain)).toEqual({
        data: { participants: [], groups: [], competition: null },
        version,
        server_time: time,
      });
    }),
  );
});
