import { COMMAND_LINE } from '../audit/auditTrail.ts';
import { setPolicy } from '../auth/policyRoutes.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { projectIdOf } from './accounts.ts';
import { type Command, required } from './command.ts';
import { PROJECT, oneOf, withDatabase } from './options.ts';

/** What a project asks of passwords: `strong` is the policy, `any` at least one character. */
export const rulesOf = (option: string, value: string): 'strong' | 'any' =>
  oneOf(option, value, ['strong', 'any']);

export const PASSWORD_RULES_COMMAND: Command = {
  name: 'passwords',
  summary: 'Sets what a project asks of passwords from now on; those that are set stay.',
  options: {
    project: PROJECT,
    rules: {
      value: 'RULES',
      about: 'strong: 8 characters, not a common one, not made of the project’s words; or any',
      required: true,
    },
  },
  async run(values, terminal) {
    const rules = rulesOf('rules', required(values, 'rules'));
    const code = required(values, 'project');
    return withDatabase(terminal, async ({ db }) => {
      const projectId = await projectIdOf(db, code);
      await inTransaction(db, (trx) =>
        setPolicy(trx, projectId, rules === 'strong', COMMAND_LINE, new Date()),
      );
      terminal.print(`Passwords of project "${code}": ${rules}.`);
    });
  },
};
