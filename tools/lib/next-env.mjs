import { createRequire } from 'node:module';

/** Named exports of @next/env, which Node.js cannot detect in its minified CommonJS. */
export const { loadEnvConfig } = createRequire(import.meta.url)('@next/env');
