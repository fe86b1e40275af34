/**
 * Copies the web workers of the map libraries to public/map/workers, because the content security
 * policy allows workers of the site's origin only. Runs before each build.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = path.join(root, 'public/map/workers');

const WORKERS = [
  'maplibre-gl/dist/maplibre-gl-worker.mjs',
  'mapbox-gl/dist/mapbox-gl-csp-worker.js',
];

/** Copies the workers of the installed versions. */
export function copyMapWorkers() {
  mkdirSync(target, { recursive: true });
  for (const worker of WORKERS) {
    copyFileSync(path.join(root, 'node_modules', worker), path.join(target, path.basename(worker)));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) copyMapWorkers();
