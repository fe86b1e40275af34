import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

const BUILT = '/_next/static/';

/** Stats of the static file behind a path in `folder`; undefined where there is none. */
export async function publicFile(pathname: string, folder: string): Promise<Stats | undefined> {
  const [root, name] = pathname.startsWith(BUILT)
    ? [path.join(folder, '.next/static'), pathname.slice(BUILT.length)]
    : [path.join(folder, 'public'), pathname.slice(1)];
  try {
    const file = path.join(root, decodeURIComponent(name));
    if (!file.startsWith(root + path.sep)) return undefined;
    const stats = await stat(file);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}
