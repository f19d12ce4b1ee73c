// The real server on a free port with a database of its own. Build the client (`npm run build`) and the
// server first; E2E_SERVER names another binary than the one of the dev preset.

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const binary = process.env['E2E_SERVER'] ?? join(repository, 'build/dev/homestretch');

export class Server {
  url = '';
  private process: ChildProcess | undefined;
  private folder = '';

  async start(): Promise<void> {
    this.folder ||= await mkdtemp(join(tmpdir(), 'homestretch-'));
    const port = this.url ? new URL(this.url).port : '0';
    const database = join(this.folder, 'tables.db');
    const web = join(repository, 'web/dist');
    const flags = ['serve', '--port', port, '--database', database, '--web', web, '--bot-pause', '0'];
    flags.push('--away-after', '3'); // nobody should wait for a test that has closed its page
    flags.push('--bot-games', '20'); // the test's machine may be slow, and it is about the way, not the wisdom
    const started = spawn(binary, flags, {
      cwd: repository,
      env: { ...process.env, HOMESTRETCH_HOME: repository },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = started;
    this.url = await new Promise((resolve, reject) => {
      started.once('error', () => reject(new Error(`Build the server first: there is no ${binary}`)));
      started.once('exit', (code) => reject(new Error(`The server stopped with status ${String(code)}`)));
      createInterface({ input: started.stdout }).on('line', (line) => {
        const address = /open at (http:\S+)/.exec(line)?.[1];
        if (address) resolve(address);
      });
    });
  }

  /** As its operator does. */
  async announce(text: string, minutes: number): Promise<void> {
    const errand = ['admin', 'announce', text, '--in', String(minutes)];
    await promisify(execFile)(binary, [...errand, '--database', join(this.folder, 'tables.db')]);
  }

  /** Without a chance to tidy up. */
  async kill(): Promise<void> {
    if (!this.process) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
    this.process = undefined;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
