import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Fails the build when the first page, or what a board adds to it, has grown too large to come quickly to a phone. */
function sizeLimits(): Plugin {
  return {
    name: 'size-limits',
    apply: 'build',
    writeBundle(options, bundle) {
      const packed = (name: string): number => {
        const bytes = readFileSync(`${options.dir}/${name}`);
        return name.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
      };
      const weight = (names: Set<string>): number => [...names].reduce((sum, name) => sum + packed(name), 0);
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      /** A chunk with all that comes with it. */
      const whole = (name: string, seen: Set<string>): Set<string> => {
        const chunk = bundle[name];
        if (seen.has(name)) return seen;
        seen.add(name);
        if (chunk?.type !== 'chunk') return seen;
        for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
        for (const other of chunk.imports) whole(other, seen);
        return seen;
      };
      const entry = chunks.find((chunk) => chunk.isEntry)!;
      const first = whole(entry.fileName, new Set(['index.html', 'icons.svg', 'fonts/eb-garamond-latin.woff2']));
      const told = [check('the first page', weight(first), 200_000)];
      for (const chunk of chunks) {
        const game = /games\/(\w+)\/ui\/index\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1];
        if (!game) continue;
        const more = new Set([...whole(chunk.fileName, new Set())].filter((name) => !first.has(name)));
        told.push(check(`the board of ${game}`, weight(more), 100_000));
      }
      if (told.length !== readdirSync(games, { withFileTypes: true }).filter((one) => one.isDirectory()).length + 1)
        this.error('not every board has a chunk of its own');
      this.info(told.join('; '));
    },
  };

  function check(what: string, bytes: number, most: number): string {
    if (bytes > most) throw new Error(`${what} has ${kilobytes(bytes)} compressed; it may have ${kilobytes(most)}`);
    return `${what} ${kilobytes(bytes)}`;
  }
}

export default defineConfig({
  plugins: [boardsUseOurPackages(), svelte(), compressedCopies(), sizeLimits()],
  resolve: { alias: { $lib: `${here}src/lib`, $table: `${here}src/table`, $games: games } },
  build: { outDir: 'target/classes/regalia/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: process.env.REGALIA ?? 'http://localhost:8080', ws: true } }, fs: { allow: ['..'] } },
});
