import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { paths } from '@concierge/contract/paths';
import { expect, it } from 'vitest';
import { serverForTests, signedIn } from '../../testing/eachDatabase.ts';

let afterCommit = (): void => undefined;
const server = serverForTests({
  onStatement: ({ sql }) => {
    if (sql === 'commit') afterCommit();
  },
});
const admin = signedIn(server, 'admin');

it('R22 a note that retention deletes before its answer is read is answered as gone', async () => {
  const { id } = await server().request();
  const other = new DatabaseSync(join(server().location.dataDir, 'concierge.sqlite'));
  afterCommit = () => other.exec('delete from staff_note');
  const path = paths.staffNote(server().project.id, id);
  const { status, body } = await admin.post(path, { text: 'Towels are on the way' });
  expect([status, body]).toEqual([404, { errorCode: 'not_found' }]);
  other.close();
});
