import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/build/precompress.ts';
import { trustedLoader } from './scripts/build/trustedLoader.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), trustedLoader(), precompress()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:8080', '/images': 'http://127.0.0.1:8080' },
  },
  optimizeDeps: {
    // Taken icon by icon: as they are, since each new one would otherwise be a new dependency to prepare.
    exclude: ['lucide-react'],
    include: [
      // Imported by generated code only: without these a cold cache reloads the page in the middle of a test.
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
    ],
  },
  build: {
    target: 'es2023',
    outDir: 'dist/site',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
