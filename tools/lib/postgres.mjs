import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { requireProgram } from './debian.mjs';
import { start } from './processes.mjs';
import { logFile } from './project.mjs';

const execute = promisify(execFile);
const PROGRAMS = '/usr/lib/postgresql';
const OWNER = 'tester';

/**
 * Folder of the Postgres programs; installs Debian's package if possible.
 * @throws Error with the install command
 */
export const findPostgres = () => requireProgram('Postgres', ['postgresql'], programs);

/** Postgres on loopback with its data in `folder`, without authentication: for tests only. */
export class Postgres {
  constructor({ port, folder, log = logFile('postgres') }) {
    this.port = port;
    this.folder = folder;
    this.log = log;
    this.task = undefined;
    this.user = serverUser();
  }

  /** Starts it; initialises a new folder with an empty database. */
  async start() {
    this.bin = await findPostgres();
    const data = path.join(this.folder, 'data');
    const isNew = !existsSync(data);
    if (isNew) {
      mkdirSync(this.folder, { recursive: true });
      if (this.user) chownSync(this.folder, this.user.uid, this.user.gid);
      const options = ['-D', data, '-A', 'trust', '-U', OWNER, '-E', 'UTF8'];
      await execute(path.join(this.bin, 'initdb'), options, { ...this.user, cwd: this.folder });
    }
    for (let attempt = 1; ; attempt += 1) {
      const options = ['-D', data, '-p', String(this.port), '-k', this.folder];
      this.task = start(
        path.join(this.bin, 'postgres'),
        [...options, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_wal_size=64MB'],
        { cwd: this.folder, log: this.log, stopSignal: 'SIGINT', user: this.user },
      );
      if (await this.#isReady()) break;
      // Processes of a killed server may still be ending.
      if (attempt === 20) throw new Error(`Postgres did not start:\n${this.task.output()}`);
    }
    if (isNew) await this.rows('create database drill', 'postgres');
  }

  get url() {
    return `postgres://${OWNER}@127.0.0.1:${this.port}/drill`;
  }

  /**
   * Runs a statement.
   * @returns {Promise<string[]>} rows as psql prints them, unaligned
   */
  async rows(statement, database = 'drill', timeout = 60_000) {
    const options = ['-h', '127.0.0.1', '-p', String(this.port), '-U', OWNER, '-d', database];
    const { stdout } = await execute(
      path.join(this.bin, 'psql'),
      [...options, '-X', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', statement],
      { maxBuffer: 256 * 1024 * 1024, timeout },
    );
    return stdout.split('\n').filter(Boolean);
  }

  async #isReady() {
    let hasEnded = false;
    void this.task.ended.then(() => (hasEnded = true));
    for (let attempt = 0; attempt < 300 && !hasEnded; attempt += 1) {
      const isUp = await this.rows('select 1', 'postgres').then(
        () => true,
        () => false,
      );
      if (isUp) return true;
      await pause(100);
    }
    await pause(300);
    return false;
  }
}

/** The server refuses to run as root. */
function serverUser() {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+)/m);
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined;
}

function programs() {
  if (!existsSync(PROGRAMS)) return undefined;
  const versions = readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(PROGRAMS, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
}
