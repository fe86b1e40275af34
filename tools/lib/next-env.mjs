import { createRequire } from 'node:module';

/** The names that @next/env exports, which Node.js does not find in its minified CommonJS. */
export const { loadEnvConfig } = createRequire(import.meta.url)('@next/env');
