import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { addProject } from './accounts.ts';

describeOnEachDatabase('the code of a new project', (server) => {
  it.each(['HOUSE', 'House', '\uff48ouse'])(
    'Y36 is refused where another looks like it: %s',
    async (code) => {
      const twin = addProject(server().db, { code, name: 'Twin', time_zone: 'UTC' }, true);
      await expect(twin).rejects.toThrow('Project "house" exists already');
    },
  );
});
