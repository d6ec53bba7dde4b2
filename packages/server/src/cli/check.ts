import { readConfig } from '../config.ts';
import { checkDatabase } from './check/checkDatabase.ts';
import { checkDisk, checkServer } from './check/checkMachine.ts';
import { checkProxy } from './check/checkProxy.ts';
import { type Finding, findingsOf, lineOf } from './check/finding.ts';
import { siteOf } from './check/site.ts';
import type { Command } from './command.ts';

export const CHECK_COMMAND: Command = {
  name: 'check',
  summary: 'Says in a line each what has to be fixed, and exits with 1 when one is an error.',
  options: {
    url: { value: 'URL', about: 'address that people open: checks the proxy as well' },
  },
  async run(values, { env, cwd, print }) {
    const config = readConfig(env, cwd);
    const site = values['url'] === undefined ? undefined : siteOf(values['url']);
    let code = 0;
    const report = (findings: readonly Finding[]) => {
      for (const finding of findings) print(lineOf(finding));
      if (findings.some(({ level }) => level === 'error')) code = 1;
    };
    report(await findingsOf('database', () => checkDatabase(config)));
    report(await findingsOf('disk', () => checkDisk(config)));
    report(await findingsOf('server', () => checkServer(config)));
    if (site) report(await checkProxy(site, config));
    return code;
  },
};
