import { beforeAll, describe, expect, it } from 'vitest';
import { licensesOf } from './licenses.ts';
import { billOfMaterials } from './sbom.ts';
import { serverPackages, shippedPackages, type Package } from './packages.ts';

type Bom = {
  bomFormat: string;
  metadata: { component: { name: string } };
  components: { name: string; version: string }[];
};

describe('the packages of a release', () => {
  let loaded: string[] = [];
  let shipped: Package[] = [];
  beforeAll(async () => {
    loaded = (await serverPackages()).map(({ name }) => name);
    shipped = await shippedPackages();
  });

  it('hold what the server loads, with native parts and the packages of packages', () => {
    const native = loaded.filter((name) => name.startsWith('@img/sharp-'));
    expect(native.length).toBeGreaterThanOrEqual(2);
    expect(loaded).toEqual(
      expect.arrayContaining(['fastify', 'pino', 'pg', 'mediainfo.js', '@aws-sdk/client-s3']),
    );
  });

  it('hold nothing that only the browser, the build or the tests load', () => {
    const others = [
      '@typescript/typescript6',
      '@sentry/browser',
      'react',
      'react-dom',
      'i18next',
      'web-vitals',
      'vite',
      'vitest',
      'typescript',
      'playwright',
    ];
    expect(loaded.filter((name) => others.includes(name))).toEqual([]);
  });

  it('are all on the list of shipped ones, each with its license', () => {
    const names = shipped.map(({ name }) => name);
    expect(loaded.filter((name) => !names.includes(name))).toEqual([]);
    const text = licensesOf(shipped);
    expect(shipped.filter(({ name, version }) => !text.includes(`\n${name} ${version} (`))).toEqual([]);
  });

  it('are the components of the bill of materials', async () => {
    const bom = JSON.parse(await billOfMaterials(shipped)) as Bom;
    const listed = new Set(bom.components.map(({ name, version }) => `${name}@${version}`));
    expect(listed).toEqual(new Set(shipped.map(({ name, version }) => `${name}@${version}`)));
    expect({ format: bom.bomFormat, name: bom.metadata.component.name }).toEqual({
      format: 'CycloneDX',
      name: 'sawt',
    });
  });
});
