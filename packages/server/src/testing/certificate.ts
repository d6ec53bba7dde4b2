import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Certificate } from './postgres.ts';

/** Makes a certificate for `localhost` that is its own authority, in two files of this name. */
export async function makeCertificate(folder: string, name: string): Promise<Certificate> {
  const [cert, key] = [join(folder, `${name}.crt`), join(folder, `${name}.key`)];
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const owner = '-subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const words = `${kind} ${owner}`.split(' ');
  await promisify(execFile)('openssl', [...words, '-out', cert, '-keyout', key]);
  return { cert: await readFile(cert, 'utf8'), key: await readFile(key, 'utf8') };
}
