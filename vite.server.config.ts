import { defineConfig } from 'vite';

/** The program of `npm start`: the server and what it needs of its packages, without the rest of them (docs/decisions/009). */
export default defineConfig({
  publicDir: false,
  // Libraries choose their build by it when they are first imported; the other one stays out.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    // Compiled for a platform, finding its data beside itself (pdfmake), or for development only.
    external: [
      ...['better-sqlite3', '@node-rs/argon2', 'sharp', 'pg-native', 'pdfmake'],
      ...['vite', '@fastify/middie'],
    ],
  },
  build: {
    ssr: 'scripts/start.ts',
    outDir: 'build/app',
    target: 'node24',
    reportCompressedSize: false,
    rolldownOptions: {
      // Names stay, for whoever reads where an error came from.
      output: { minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } },
      onLog(level, log, print) {
        // Said of two libraries' "use client", which means nothing here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
      },
    },
  },
});
