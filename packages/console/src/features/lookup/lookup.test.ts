import { describe, expect, it } from 'vitest';
import { holdAnswer } from '../../testing/holdAnswer.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { type LookupKind, lookupClosed, lookupRequested } from './lookupSlice.ts';

const context = signedInConsole();
const finds = () =>
  context.sent.filter(({ body }) => typeof body === 'object' && body !== null && 'id =' in body);

async function lookUp(kind: LookupKind, id: number | null) {
  context.tab.dispatch(lookupRequested({ kind, id }));
  await context.tab.until(({ lookup }) => lookup[kind].failed || lookup[kind].row !== null);
}

const CREATE = {
  message: async (title: string) =>
    context.server.message(await context.server.signIn('helena'), { title }),
  request: async (note: string) => (await context.server.request({ note })).id,
};

describe.each([
  ['message', 'title'],
  ['request', 'note'],
] as const)('%s', (kind, field) => {
  const lookup = () => context.tab.state().lookup[kind];

  it('E4 D6 one that the list does not show is loaded by its id', async () => {
    const id = await CREATE[kind]('Looked up');
    await lookUp(kind, id);
    expect(lookup()).toMatchObject({ row: { [field]: 'Looked up' }, failed: false });
    expect(finds()).toMatchObject([{ body: { 'id =': id }, params: { limit: 1 } }]);
    expect(context.tab.notices.filter(({ tone }) => tone === 'warning')).toEqual([]);
    context.tab.dispatch(lookupClosed(kind));
    expect(lookup()).toEqual({ row: null, failed: false });
  });

  it.each([
    ['that is not there', 987_654],
    ['that is no id', null],
  ])('E4 D6 one %s is reported, and nothing opens', async (_which, id) => {
    await lookUp(kind, id);
    expect(lookup()).toEqual({ row: null, failed: true });
    expect(context.tab.notices.at(-1)).toMatchObject({
      tone: 'warning',
      body: `This ${kind} no longer exists.`,
    });
  });

  it('U47 one that is closed before its answer came is reported no more', async () => {
    const answer = holdAnswer(/query$/);
    context.tab.dispatch(lookupRequested({ kind, id: 987_654 }));
    await answer.came;
    context.tab.dispatch(lookupClosed(kind));
    await answer.release('arrives');
    expect(lookup()).toEqual({ row: null, failed: false });
    expect(context.tab.notices.filter(({ tone }) => tone === 'warning')).toEqual([]);
  });

  it('E4 D6 J3 a lost connection is reported as such', async () => {
    context.unplug();
    await lookUp(kind, 987_654);
    expect(lookup()).toEqual({ row: null, failed: true });
    expect(context.tab.notices.at(-1)).toMatchObject({
      tone: 'danger',
      body: expect.stringContaining('cannot be reached'),
    });
  });
});
