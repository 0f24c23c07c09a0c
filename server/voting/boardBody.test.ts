import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { boardBody, stampGzip, stampPlain } from './boardBody.ts';
import { emptyView } from './boardView.ts';

it('is the same in gzip and plain, whatever the version, the time and the votes that wait', async () => {
  const times = fc.integer({ min: 0, max: 9e15 });
  await fc.assert(
    fc.asyncProperty(fc.string(), times, fc.nat(), async (version, at, waiting) => {
      const body = boardBody(emptyView, version, 0);
      const plain = stampPlain(body, { at, waiting }).toString();
      expect(gunzipSync(stampGzip(await body.compressed, { at, waiting })).toString()).toBe(plain);
      expect(JSON.parse(plain)).toEqual({
        data: { participants: [], groups: [], competition: null },
        version,
        server_time: at,
        ...(waiting > 0 && { waiting }),
      });
    }),
  );
});
