import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const MEGABYTE = Buffer.alloc(1024 * 1024);
const mounted = new Set();

/** True if this process may mount small disks, which disk faults need. */
export function canMount(folder) {
  const disk = new Disk(path.join(folder, 'trial'), 1);
  disk.unmount();
  return disk.isMounted;
}

/** A folder on a small disk in memory, or, where that can't be mounted, a plain folder. */
export class Disk {
  constructor(folder, megabytes) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
    this.isMounted = spawnSync('mount', options).status === 0;
    if (this.isMounted) mounted.add(folder);
  }

  fill() {
    if (!this.isMounted) throw new Error('Only a disk of its own is filled.');
    const file = openSync(this.#ballast, 'w');
    try {
      for (let piece = MEGABYTE; piece.length > 0;) {
        try {
          writeSync(file, piece);
        } catch {
          piece = piece.subarray(0, Math.floor(piece.length / 2));
        }
      }
    } finally {
      closeSync(file);
    }
  }

  empty() {
    rmSync(this.#ballast, { force: true });
  }

  unmount() {
    unmount(this.folder);
  }

  get #ballast() {
    return path.join(this.folder, 'ballast');
  }
}

/** Unmounts every disk, also when the process exits. */
export function unmountAll() {
  for (const folder of mounted) unmount(folder);
}

function unmount(folder) {
  if (!mounted.delete(folder)) return;
  // Lazily: a program that is being killed may still hold a file there.
  if (spawnSync('umount', [folder]).status !== 0) spawnSync('umount', ['--lazy', folder]);
}
