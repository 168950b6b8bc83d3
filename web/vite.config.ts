import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const games = fileURLToPath(new URL('../games', import.meta.url));

/** Boards live in their games' folders, which have no packages of their own: they use the shell's. */
function boardsUseOurPackages(): Plugin {
  return {
    name: 'boards-use-our-packages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.startsWith(games) || source.startsWith('.') || source.startsWith('$')) return null;
      return this.resolve(source, `${here}src/main.ts`, { ...options, skipSelf: true });
    },
  };
}

/** A compressed copy beside each file, so that the server need not compress. */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle(options, bundle) {
      for (const name of [...Object.keys(bundle), 'icons.svg']) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const file = `${options.dir}/${name}`;
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [boardsUseOurPackages(), svelte(), compressedCopies()],
  resolve: { alias: { $lib: `${here}src/lib`, $table: `${here}src/table`, $games: games } },
  build: { outDir: 'target/classes/regalia/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: process.env.REGALIA ?? 'http://localhost:8080', ws: true } }, fs: { allow: ['..'] } },
});
