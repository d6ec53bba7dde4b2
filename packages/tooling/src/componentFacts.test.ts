import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { componentFacts, statusIn } from './componentFacts.ts';
import { ROOT } from './paths.ts';

const facts = componentFacts();
const of = (name: string) => facts.find((one) => one.name === name);

it('V8 a component’s facts are computed from its code, its stories and the console’s imports', () => {
  expect(facts.length).toBeGreaterThan(70);
  expect(of('Button')).toMatchObject({
    area: 'components',
    status: 'stable',
    guide: 'components-button--docs',
    size: { initial: expect.any(Number) },
    reviewedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(of('Button')?.usedIn).toContain('features/users/UsersPage');
  expect(of('Button')?.partOf).toContain('ConfirmDialog');
  expect(of('RequestHistory')?.status).toBe('beta');
  expect(of('RequestHistory')).toMatchObject({ usedIn: [], partOf: ['ReplyModal'] });
});

it('each component has a size and is used by somebody or has a guide', () => {
  expect(facts.filter(({ size }) => !size).map(({ name }) => name)).toEqual([]);
  const unknown = facts.filter(
    ({ usedIn, partOf, guide }) => usedIn.length + partOf.length === 0 && !guide,
  );
  expect(unknown).toEqual([]);
});

it('counts the stories of a component without those of a longer name', () => {
  const own = readFileSync(join(ROOT, 'stories/components/Icon.stories.tsx'), 'utf8');
  expect(of('Icon')?.stories).toBe(own.match(/: Story =/g)?.length);
});

it('a status is a tag of the component’s own doc comment', () => {
  const code = `
/** A helper. @deprecated */
export const help = () => {};
/**
 * A thing.
 *
 * @beta
 */
export function Thing() {}
/** Another. */
export function Other() {}
/** Old. @deprecated Use Thing. */
export const Old = memo(() => null);
`;
  expect(statusIn(code, 'Thing')).toBe('beta');
  expect(statusIn(code, 'Other')).toBe('stable');
  expect(statusIn(code, 'Old')).toBe('deprecated');
});
